import { Mesh, PlaneGeometry, ShadowMaterial, Vector2, Vector3 } from 'three';
import { JOINT_NAMES, type JointName, type Joints } from '../../motion/rig/joints';
import { softenShadows, type Materials } from '../body/materials';
import { OCCLUDERS } from '../body/shading';
import type { Grade } from './grades';

const VERTEX = /* glsl */ `
#include <worldpos_vertex>
vGround = worldPosition.xyz;
vPlace = position.xy * 2.0;
`;

const HEAD = /* glsl */ `
#define OCCLUDERS ${OCCLUDERS}
uniform vec4 occluders[ OCCLUDERS ];
uniform vec3 facing;
uniform vec2 end;
varying vec3 vGround;
varying vec2 vPlace;

/** The share of light that reaches the surface past the body's balls. */
float openGround() {
  float shade = 0.0;
  for ( int i = 0; i < OCCLUDERS; i ++ ) {
    vec3 way = occluders[ i ].xyz - vGround;
    float square = dot( way, way ) + 1e-5;
    shade += max( 0.0, dot( way, facing ) ) * inversesqrt( square ) * min( 1.0, occluders[ i ].w * occluders[ i ].w / square );
  }
  return exp( - 1.5 * shade );
}
`;

const COLOR = /* glsl */ `
vec2 inside = smoothstep( vec2( 0.0 ), vec2( 0.3 ), 1.0 - abs( vPlace ) );
float shadow = opacity * ( 1.0 - getShadowMask() );
float reached = step( ( vGround.z - end.x ) * end.y, 0.0 );
gl_FragColor = vec4( color, reached * inside.x * inside.y * ( 1.0 - ( 1.0 - shadow ) * openGround() ) );
`;

/** A shadow is sharp at her feet, and blurs toward its far end. */
const BLUR = 'vec2 radius = shadowRadius * ( 0.6 + 1.1 * smoothstep( - 0.6, 0.9, vPlace.y ) )';

/** All of it: a clip looks different when this has changed. */
export const GROUND_SHADING = [VERTEX, HEAD, COLOR, BLUR].join('\n');

/** How far around her the floor darkens, and a soft shadow reaches, in meters. */
export const SHADOW_MARGIN = 0.42;

/** What the coach's shadow falls on. */
class Shade extends Mesh<PlaneGeometry, ShadowMaterial> {
  /** Where the surface ends: at this z, toward this side of it. */
  protected readonly end = { value: new Vector2() };

  /** @param facing the way the surface faces; shorter than 1 where her body takes less light from it */
  constructor({ shadow: [color, opacity] }: Grade, { occluders }: Materials, facing: Vector3) {
    super(new PlaneGeometry(1, 1), new ShadowMaterial({ color, opacity, depthWrite: false }));
    this.receiveShadow = true;
    this.renderOrder = 1;
    this.frustumCulled = false;
    this.material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, { occluders, facing: { value: facing }, end: this.end });
      softenShadows(shader);
      shader.vertexShader = `varying vec3 vGround;\nvarying vec2 vPlace;\n${shader.vertexShader}`.replace(
        '#include <worldpos_vertex>',
        VERTEX,
      );
      shader.fragmentShader = shader.fragmentShader
        .replace('vec2 radius = shadowRadius', BLUR)
        .replace(/gl_FragColor = .*;/, COLOR)
        .replace('#include <common>', `#include <common>\n${HEAD}`);
    };
  }
}

/** Her shadow on a wall whose face is at `z`, seen from the side of the origin. */
export class WallShade extends Shade {
  constructor(grade: Grade, materials: Materials, [width, height]: [number, number], z: number) {
    // Standing surfaces get light from more sides: she darkens them less.
    super(grade, materials, new Vector3(0, 0, -0.65 * Math.sign(z)));
    this.scale.set(width, height, 1);
    this.position.set(0, height / 2, z - Math.sign(z) * 0.0015);
    if (z > 0) this.rotation.y = Math.PI;
  }
}

/** Floor and mat. It is no larger than the shadow, because every pixel of it costs. */
export class Ground extends Shade {
  constructor(grade: Grade, materials: Materials) {
    super(grade, materials, new Vector3(0, 1, 0));
    this.rotation.order = 'YXZ';
  }

  /** A wall at `z` keeps the shadow from what is behind it. */
  endAt(z = 0) {
    this.end.value.set(z, Math.sign(z));
  }

  /** Covers the floor under the body, and where its shadow falls from a light in this direction. */
  follow(joints: Joints, light: Vector3) {
    const flat = Math.hypot(light.x, light.z);
    const ax = -light.x / flat;
    const az = -light.z / flat;
    const length = flat / light.y;
    let near = Infinity;
    let far = -Infinity;
    let left = Infinity;
    let right = -Infinity;
    for (let i = 0; i < JOINT_NAMES.length; i++) {
      const { x, y, z } = joints[JOINT_NAMES[i] as JointName].position;
      const along = x * ax + z * az;
      const across = x * az - z * ax;
      near = Math.min(near, along);
      far = Math.max(far, along + y * length);
      left = Math.min(left, across);
      right = Math.max(right, across);
    }
    const middle = (near + far) / 2;
    const aside = (left + right) / 2;
    this.position.set(middle * ax + aside * az, 0.0015, middle * az - aside * ax);
    this.scale.set(right - left + 2 * SHADOW_MARGIN, far - near + 2 * SHADOW_MARGIN, 1);
    // The plane's y axis lies along the shadow.
    this.rotation.set(-Math.PI / 2, Math.atan2(-ax, -az), 0);
  }
}
