import {
  BufferAttribute,
  BufferGeometry,
  FramebufferTexture,
  GLSL3,
  Mesh,
  ShaderMaterial,
  type WebGLRenderer,
} from 'three';

const VERTEX = /* glsl */ `
void main() {
  gl_Position = vec4( position.xy, 1.0, 1.0 );
}
`;
const FRAGMENT = /* glsl */ `
uniform sampler2D picture;
uniform vec2 corner;
out vec4 color;
void main() {
  color = texelFetch( picture, ivec2( gl_FragCoord.xy + corner ), 0 );
}
`;

/** A picture of what never moves, drawn behind everything else instead of it. */
export class Plate extends Mesh<BufferGeometry, ShaderMaterial> {
  private picture?: FramebufferTexture;

  constructor() {
    const geometry = new BufferGeometry();
    geometry.setAttribute(
      'position',
      new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3),
    );
    const material = new ShaderMaterial({
      uniforms: { picture: { value: null }, corner: { value: [0, 0] } },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      glslVersion: GLSL3,
      depthTest: false,
      depthWrite: false,
    });
    super(geometry, material);
    this.frustumCulled = false;
    this.renderOrder = -1;
    this.visible = false;
  }

  /** Keeps what is on the canvas. */
  take(renderer: WebGLRenderer, width: number, height: number) {
    this.picture?.dispose();
    this.picture = new FramebufferTexture(width, height);
    renderer.copyFramebufferToTexture(this.picture);
    this.setUniform('picture', this.picture);
    this.cutAt(0, 0);
  }

  /** The corner of the picture that is at the canvas's lower left, in pixels. */
  cutAt(x: number, y: number) {
    this.setUniform('corner', [x, y]);
  }

  private setUniform(name: 'picture' | 'corner', value: unknown) {
    const uniform = this.material.uniforms[name];
    if (uniform) uniform.value = value;
  }

  override dispose() {
    super.dispose();
    this.picture?.dispose();
    this.geometry.dispose();
    this.material.dispose();
  }
}
