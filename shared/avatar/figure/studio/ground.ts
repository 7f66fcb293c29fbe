import { Mesh, PlaneGeometry, ShadowMaterial, type Vector3 } from 'three';
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
varying vec3 vGround;
varying vec2 vPlace;

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
vec2 inside = smoothstep( vec2( 0.0 ), vec2( 0.3 ), 1.0 - abs( vPlace ) );
float shadow = opacity * ( 1.0 - getShadowMask() );
gl_FragColor = vec4( color, inside.x * inside.y * ( 1.0 - ( 1.0 - shadow ) * openGround() ) );
`;

/** A shadow is sharp at her feet, and blurs toward its far end. */
const BLUR = 'vec2 radius = shadowRadius * ( 0.6 + 1.1 * smoothstep( - 0.6, 0.9, vPlace.y ) )';

/** All of it: a clip looks different when this has changed. */
export const GROUND_SHADING = [VERTEX, HEAD, COLOR, BLUR].join('\n');

/** How far around her the floor darkens, and a soft shadow reaches, in meters. */
export const SHADOW_MARGIN = 0.42;

/** What the coach's shadow falls on: floor and mat. It is no larger than the shadow, because every pixel of it costs. */
export class Ground extends Mesh<PlaneGeometry, ShadowMaterial> {
  constructor({ shadow: [color, opacity] }: Grade, { occluders }: Materials) {
    super(new PlaneGeometry(1, 1), new ShadowMaterial({ color, opacity, depthWrite: false }));
    this.rotation.order = 'YXZ';
    this.receiveShadow = true;
    this.renderOrder = 1;
    this.frustumCulled = false;
    this.material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, { occluders });
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
