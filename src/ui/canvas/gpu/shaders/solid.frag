// Colour, light, and the signs on a side. Flat sides keep nine tenths of their colour's value whatever the light does. Software
// renderers evaluate both sides of a condition for every pixel: OUTLINE and PLAIN leave out what a program does not need.
in vec3 v_place;
in vec3 v_normal;
in vec2 v_at;
in float v_bend;
flat in vec4 v_colour;
flat in vec4 v_ink;
flat in vec3 v_signs;

uniform vec4 u_lens;
uniform sampler2D u_atlas;
// Cells in a row of the atlas, and in a column.
uniform vec2 u_cells;

out vec4 colour;

// How much of a cell's sign is at a place from its middle: the atlas has distances from the outline, one half upon it.
float sign_at(float cell, vec2 from_middle) {
    vec2 at = clamp(from_middle + 0.5, 0.01, 0.99);
    float row = floor((cell + 0.5) / u_cells.x);
    vec2 place = (vec2(cell - row * u_cells.x, row) + at) / u_cells;
    float distance = texture(u_atlas, place).r;
    float soft = clamp(fwidth(distance), 0.001, 0.5);
    return smoothstep(0.5 - soft * 0.7, 0.5 + soft * 0.7, distance);
}

void main() {
#ifdef OUTLINE
    colour = v_colour;
#else
    vec3 normal = normalize(v_normal);
    vec3 to_eye = normalize(vec3(0.0, 0.0, u_lens.x) - v_place);
    vec3 key = normalize(vec3(-0.25, 0.6, 0.76));
    float lit = max(dot(normal, key), 0.0);
    float bend = smoothstep(0.0, 0.3, v_bend);
    vec3 base = v_colour.rgb;
#ifndef PLAIN
    // All of a triangle has the same signs, or none.
    bool lettered = v_signs.x >= 0.0;
    float letter = 0.0, mark = 0.0;
    if (lettered) {
        vec2 in_letter = v_at / v_signs.z;
        letter = sign_at(v_signs.x, in_letter) * (max(abs(in_letter.x), abs(in_letter.y)) < 0.5 ? 1.0 : 0.0);
    }
    if (v_signs.y >= 0.0) {
        // Around a letter the pattern leaves the middle free.
        mark = sign_at(v_signs.y, v_at) * (lettered ? smoothstep(0.29, 0.31, length(v_at)) : 1.0);
    }
    base = mix(base, v_ink.rgb, max(letter, mark) * v_ink.a);
#endif
    base *= 0.9 + 0.1 * lit;
    if (bend > 0.0) {
        // A rim that is darker below and away from the light, and a glint on the edges toward it.
        base *= 1.0 - bend * 0.45 * (1.0 - lit);
        vec3 between = normalize(key + to_eye);
        float glint = pow(max(dot(normal, between), 0.0), 24.0);
        float rim = pow(1.0 - max(dot(normal, to_eye), 0.0), 4.0);
        base += bend * (0.35 * glint + 0.1 * rim);
    }
    colour = vec4(min(base, 1.0) * v_colour.a, v_colour.a);
#endif
}
