import { CircleGeometry, Mesh, ShadowMaterial, Vector3 } from 'three';
import { softenShadows, type Materials } from '../body/materials';
import { OCCLUDERS } from '../body/shading';
import type { Grade } from './grades';

/** How far from her the shadow reaches, in meters. */
const REACH = 2.2;

const VERTEX = /* glsl */ `
#include <worldpos_vertex>
vGround = worldPosition.xyz;
`;

const HEAD = /* glsl */ `
#define OCCLUDERS ${OCCLUDERS}
uniform vec4 occluders[ OCCLUDERS ];
uniform vec3 middle;
varying vec3 vGround;

/** The share of light that reaches the floor past the body's balls. */
float openGround() {
  float shade = 0.0;
  for ( int i = 0; i < OCCLUDERS; i ++ ) {
    vec3 way = occluders[ i ].xyz - vGround;
    float square = dot( way, way ) + 1e-5;
    shade += max( 0.0, way.y ) * inversesqrt( square ) * min( 1.0, occluders[ i ].w * occluders[ i ].w / square );
  }
  return exp( - 1.5 * shade );
}
`;

const COLOR = /* glsl */ `
float away = distance( vGround.xz, middle.xz );
float shown = 1.0 - smoothstep( ${REACH - 0.9}, ${REACH}, away );
gl_FragColor = vec4( color, shown * ( 1.0 - ( 1.0 - opacity * ( 1.0 - getShadowMask() ) ) * openGround() ) );
`;

/** What the coach's shadow falls on: floor and mat. It blurs with the distance from her, and gathers under her. */
export class Ground extends Mesh<CircleGeometry, ShadowMaterial> {
  /** The middle of her motion, which the shadow fades away from. */
  private readonly middle = new Vector3();

  constructor({ shadow: [color, opacity] }: Grade, { occluders }: Materials) {
    super(new CircleGeometry(REACH, 48), new ShadowMaterial({ color, opacity, depthWrite: false }));
    this.rotation.x = -Math.PI / 2;
    this.position.y = 0.0015;
    this.receiveShadow = true;
    this.renderOrder = 1;
    this.material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, { occluders, middle: { value: this.middle } });
      softenShadows(shader);
      shader.vertexShader = `varying vec3 vGround;\n${shader.vertexShader}`.replace(
        '#include <worldpos_vertex>',
        VERTEX,
      );
      shader.fragmentShader = shader.fragmentShader
        .replace(
          'vec2 radius = shadowRadius',
          'vec2 radius = shadowRadius * ( 0.6 + 2.2 * smoothstep( 0.1, 1.6, distance( vGround.xz, middle.xz ) ) )',
        )
        .replace(/gl_FragColor = .*;/, COLOR)
        .replace('#include <common>', `#include <common>\n${HEAD}`);
    };
  }

  moveTo(x: number, z: number) {
    this.middle.set(x, 0, z);
    this.position.set(x, this.position.y, z);
  }
}
