// What was drawn apart, laid over what is there.
in vec2 v_at;
uniform sampler2D u_picture;
out vec4 colour;

void main() {
    colour = texture(u_picture, v_at);
}
