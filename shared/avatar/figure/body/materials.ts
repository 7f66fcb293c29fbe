import {
  Color,
  MeshStandardMaterial,
  ShaderChunk,
  Vector4,
  type WebGLProgramParametersWithUniforms,
} from 'three';
import type { Joints } from '../../motion/rig/joints';
import type { Look } from './looks';
import {
  FRAGMENT_HEAD,
  FRAGMENT_LIGHT,
  FRAGMENT_NORMAL,
  OCCLUDERS,
  SOFT_SHADOW,
  VERTEX_BODY,
  VERTEX_HEAD,
} from './shading';

/** What a surface is made of. */
interface Stuff {
  roughness: number;
  /** Light that fibers catch at the edge. */
  sheen?: string;
  /** Light that comes back out of the skin. */
  scatter?: string;
  /** How much of the room it mirrors, 0 to 1. */
  gloss?: number;
  /** A color for all of it; otherwise each vertex has its own. */
  color?: string;
  /** How much darker it gets where her body is near, 0 to 1. */
  depth?: number;
  /** Wrinkles where the body bends; needs the attribute `fold` of a loft. */
  folds?: boolean;
}

/** Light that comes back out of the skin. */
const SCATTER = '#f0765a';

type Occluder = [joint: keyof Joints, radius: number, toward?: keyof Joints, share?: number];
const side = (name: 'L' | 'R'): Occluder[] => [
  [`hip${name}`, 0.085],
  [`hip${name}`, 0.075, `knee${name}`, 0.45],
  [`knee${name}`, 0.052],
  [`knee${name}`, 0.05, `ankle${name}`, 0.4],
  [`ankle${name}`, 0.04],
  [`ball${name}`, 0.035],
  [`shoulder${name}`, 0.05],
  [`shoulder${name}`, 0.042, `elbow${name}`, 0.55],
  [`elbow${name}`, 0.034, `wrist${name}`, 0.4],
  [`fingers${name}`, 0.04, `wrist${name}`, 0.5],
];
const BODY: Occluder[] = [
  ['skull', 0.1],
  ['neck', 0.028],
  ['chest', 0.115],
  ['waist', 0.1],
  ['lumbar', 0.1],
  ['pelvis', 0.11],
  ...side('L'),
  ...side('R'),
];

const shadowChunk = () => ShaderChunk.shadowmap_pars_fragment.replace(SOFT_SHADOW.from, SOFT_SHADOW.to);

/** Gives a material shadows with soft edges. */
export function softenShadows(shader: WebGLProgramParametersWithUniforms) {
  shader.fragmentShader = shader.fragmentShader.replace('#include <shadowmap_pars_fragment>', shadowChunk());
}

/** The coach's materials, which all know how much light her own body keeps from them. */
export class Materials {
  readonly occluders = { value: Array.from({ length: OCCLUDERS }, () => new Vector4(0, -9, 0, 0)) };
  /** The color of the light around, which shiny surfaces mirror. */
  readonly room = { value: new Color('#ffffff') };
  readonly cloth: MeshStandardMaterial;
  readonly shoe: MeshStandardMaterial;
  readonly skin: MeshStandardMaterial;
  /** Skin whose vertices have their own color. */
  readonly face: MeshStandardMaterial;
  readonly hair: MeshStandardMaterial;

  constructor(look: Look) {
    this.cloth = this.make({ roughness: 0.8, sheen: '#8a7c8c', scatter: SCATTER, gloss: 0.12, folds: true });
    this.shoe = this.make({ roughness: 0.6, sheen: '#333333', gloss: 0.5 });
    this.skin = this.make({ roughness: 0.58, scatter: SCATTER, gloss: 0.42, color: look.skin });
    this.face = this.make({ roughness: 0.58, scatter: SCATTER, gloss: 0.3, depth: 0.12 });
    this.hair = this.make({ roughness: 0.5, gloss: 0.5, color: look.hair });
  }

  make({ roughness, sheen, scatter, gloss = 0, depth = 1, color, folds = false }: Stuff) {
    const material = new MeshStandardMaterial(
      color === undefined ? { roughness, vertexColors: true } : { roughness, color },
    );
    if (folds) material.defines = { ...material.defines, FOLDS: '' };
    const uniforms = {
      occluders: this.occluders,
      sheenTint: { value: new Color(sheen ?? 0) },
      scatterTint: { value: new Color(scatter ?? 0) },
      gloss: { value: gloss },
      depth: { value: depth },
      roomTint: this.room,
    };
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, uniforms);
      shader.vertexShader = `${VERTEX_HEAD}${shader.vertexShader}`.replace(
        '#include <worldpos_vertex>',
        `#include <worldpos_vertex>${VERTEX_BODY}`,
      );
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <normal_pars_fragment>', `#include <normal_pars_fragment>${FRAGMENT_HEAD}`)
        .replace('#include <normal_fragment_maps>', `#include <normal_fragment_maps>${FRAGMENT_NORMAL}`)
        .replace('#include <aomap_fragment>', FRAGMENT_LIGHT);
    };
    return material;
  }

  /** Follows the body, before a frame is drawn. */
  follow(joints: Joints) {
    BODY.forEach(([joint, radius, toward, share = 0], i) => {
      const ball = this.occluders.value[i] as Vector4;
      const { x, y, z } = joints[joint].position;
      const end = joints[toward ?? joint].position;
      ball.set(x + (end.x - x) * share, y + (end.y - y) * share, z + (end.z - z) * share, radius);
    });
  }
}
