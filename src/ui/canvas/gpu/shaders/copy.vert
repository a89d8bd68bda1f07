// One triangle that covers everything.
out vec2 v_at;

void main() {
    v_at = vec2(float(gl_VertexID & 1) * 2.0, float(gl_VertexID >> 1) * 2.0);
    gl_Position = vec4(2.0 * v_at - 1.0, 0.0, 1.0);
}
