// A rounded box, bent so that its corners lie where those of its instance are.
layout(location = 0) in vec3 a_end;
layout(location = 1) in vec3 a_toward;
layout(location = 2) in float a_side;
// The eight corners, of three numbers each.
layout(location = 3) in vec4 i_corners0;
layout(location = 4) in vec4 i_corners1;
layout(location = 5) in vec4 i_corners2;
layout(location = 6) in vec4 i_corners3;
layout(location = 7) in vec4 i_corners4;
layout(location = 8) in vec4 i_corners5;
// Colour and opacity; ink and how much of signs is seen.
layout(location = 9) in vec4 i_colour;
layout(location = 10) in vec4 i_ink;
// Roundness along the edges, and the part of a side that a letter takes.
layout(location = 11) in vec4 i_round;
// The cells of the letter and of the pattern in the atlas, -1 for none; how signs are written on sides 0 to 2 and on 3 to 5.
layout(location = 12) in vec4 i_signs;
// The colour of the line around it, and its width in pixels.
layout(location = 13) in vec4 i_line;

// The eye on the Z axis, lengths to the screen, and half the sides of the screen in its units.
uniform vec4 u_lens;
// The size of a pixel where the line around the box is drawn; 0 for the box itself.
uniform float u_outline;

out vec3 v_place;
out vec3 v_normal;
out vec2 v_at;
// How much of the roundness of an edge is here: 0 where the side is flat.
out float v_bend;
flat out vec4 v_colour;
flat out vec4 v_ink;
// The cells of the letter and the pattern, and the part of the side that the letter takes.
flat out vec3 v_signs;

vec3 along(vec3 a, vec3 b, float t) { return a + t * (b - a); }

void main() {
    vec3 c000 = i_corners0.xyz, c100 = vec3(i_corners0.w, i_corners1.xy), c010 = vec3(i_corners1.zw, i_corners2.x);
    vec3 c110 = i_corners2.yzw, c001 = i_corners3.xyz, c101 = vec3(i_corners3.w, i_corners4.xy);
    vec3 c011 = vec3(i_corners4.zw, i_corners5.x), c111 = i_corners5.yzw;
    vec3 round = max(i_round.xyz, vec3(0.001));
    vec3 p = 0.5 + a_end * (0.5 - round) + round * a_toward;
    // Trilinear between the corners, and how the place changes along each edge.
    vec3 x00 = along(c000, c100, p.x), x10 = along(c010, c110, p.x), x01 = along(c001, c101, p.x), x11 = along(c011, c111, p.x);
    vec3 y0 = along(x00, x10, p.y), y1 = along(x01, x11, p.y);
    v_place = along(y0, y1, p.z);
    vec3 dx = along(along(c100 - c000, c110 - c010, p.y), along(c101 - c001, c111 - c011, p.y), p.z);
    vec3 dy = along(x10 - x00, x11 - x01, p.z);
    vec3 dz = y1 - y0;
    vec3 slope = a_toward / round;
    v_normal = cross(dy, dz) * slope.x + cross(dz, dx) * slope.y + cross(dx, dy) * slope.z;
    if (u_outline > 0.0) v_place += u_outline * i_line.w * normalize(v_normal);
    v_bend = 1.0 - max(abs(a_toward.x), max(abs(a_toward.y), abs(a_toward.z)));

    int side = int(a_side + 0.5), k = side / 2;
    vec2 at = k == 0 ? p.yz : k == 1 ? p.xz : p.xy;
    // Three bits tell how a sign is written: whether its line goes along the second edge, and whether right and down go backward.
    int written = (side < 3 ? int(i_signs.z + 0.5) >> (4 * side) : int(i_signs.w + 0.5) >> (4 * (side - 3))) & 15;
    vec2 from_middle = at - 0.5;
    v_at = (written & 1) == 1 ? from_middle.yx : from_middle;
    if ((written & 2) != 0) v_at.x = -v_at.x;
    if ((written & 4) != 0) v_at.y = -v_at.y;
    v_signs = (written & 8) != 0 ? vec3(i_signs.xy, i_round.w) : vec3(-1.0, -1.0, 1.0);
    v_colour = u_outline > 0.0 ? vec4(i_line.rgb, 1.0) : i_colour;
    v_ink = i_ink;

    float eye = u_lens.x;
    vec2 screen = v_place.xy * u_lens.y * eye / u_lens.zw;
    // The depth of what lies between the eye and as far beyond the middle; the boxes reach no further.
    // The inside of a cube has no signs and no line around it.
    if (u_outline > 0.0 && i_ink.a < 0.0) screen = vec2(1e6);
    gl_Position = vec4(screen, (eye - v_place.z) - 0.2 * eye, eye - v_place.z);
}
