// What was drawn apart, laid over what is there.
in vec2 v_at;
uniform sampler2D u_picture;
// How much of it is seen: what cannot be used at the moment is faint.
uniform float u_opacity;
out vec4 colour;

void main() {
    colour = texture(u_picture, v_at) * u_opacity;
}
