import {
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  SphereGeometry,
  TorusGeometry,
  type Vector3,
  Color,
} from 'three';
import { lerp, smooth, vec } from '../../motion/rig/maths';
import type { Look } from './looks';
import type { Materials } from './materials';
import { sculpt } from './skull';
import { strand, type Path, type Taper } from './strand';

type Shape = (v: Vector3) => void;
/** The hairline is a circle around the head that is tilted back, so many radians from its middle. */
const HAIRLINE_TILT = 0.744;
const CAP_END = 1.685;

/** Swept back, with two flat locks from a side part that frame the face and hide the hairline. */
function sweptHair(shape: Shape, look: Look, material: MeshStandardMaterial) {
  // Its rings lie along the hairline, which is as smooth as they are.
  const sphere = new SphereGeometry(1, 44, 30, 0, Math.PI * 2, 0, CAP_END);
  sphere.rotateX(-HAIRLINE_TILT);
  const cap = sculpt(sphere, (v) => {
    const above = v.y * Math.cos(HAIRLINE_TILT) - v.z * Math.sin(HAIRLINE_TILT) - Math.cos(CAP_END);
    const on = smooth(above, 0, 0.055);
    const top = Math.max(0, v.y);
    const wave = 0.004 * Math.sin(Math.abs(v.x) * 26) * top;
    shape(v);
    v.multiplyScalar(lerp(0.95, 1.085 + wave + 0.02 * top, on));
    v.z -= 0.004 * on;
    v.y += 0.003 * on;
  });
  const tie = new Mesh(
    new TorusGeometry(0.0125, 0.0075, 10, 20),
    new MeshStandardMaterial({ color: look.tie, roughness: 0.7 }),
  );
  tie.position.set(0.041, 0.091, -0.063);
  tie.lookAt(0.041 + 0.62, 0.091 + 0.6, -0.063 - 0.46);
  const right: Path = [
    [0.034, 0.112, 0.035],
    [0.012, 0.098, 0.075],
    [-0.03, 0.074, 0.089],
    [-0.064, 0.042, 0.07],
    [-0.083, 0.004, 0.032],
    [-0.083, -0.03, 0.012],
  ];
  const left: Path = [
    [0.026, 0.114, 0.03],
    [0.044, 0.097, 0.068],
    [0.068, 0.064, 0.062],
    [0.083, 0.022, 0.034],
    [0.086, -0.016, 0.012],
  ];
  const wide: Taper = [
    [0, 0.012, 0.008],
    [0.12, 0.03, 0.014],
    [0.4, 0.035, 0.014],
    [0.7, 0.024, 0.012],
    [0.9, 0.012, 0.008],
    [1, 0.002, 0.002],
  ];
  const narrow: Taper = [
    [0, 0.012, 0.008],
    [0.2, 0.028, 0.013],
    [0.5, 0.026, 0.012],
    [0.85, 0.012, 0.008],
    [1, 0.002, 0.002],
  ];
  return [
    new Mesh(cap, material),
    tie,
    strand(right, wide, material, look.hair),
    strand(left, narrow, material, look.hair),
  ];
}

const curlyHairline = (v: Vector3) =>
  v.y - v.z * 0.8 + v.x * v.x * 0.1 + 0.08 - smooth(Math.abs(v.x), 0.85, 1) * 0.1;

/** Short sides that fade into the skin, curls on top. */
function curlyHair(shape: Shape, look: Look, material: MeshStandardMaterial) {
  const fade = sculpt(new SphereGeometry(1, 44, 36), (v) => {
    const on = smooth(curlyHairline(v), -0.01, 0.06);
    shape(v);
    v.multiplyScalar(lerp(0.95, 1.028, on));
  });
  const sides = new Mesh(
    fade,
    new MeshStandardMaterial({
      color: new Color(look.hair).lerp(new Color(look.skin), 0.22),
      roughness: 0.9,
    }),
  );
  const curls: Matrix4[] = [];
  const count = 420;
  for (let i = 0; i < count; i++) {
    const y = 1 - (2 * (i + 0.5)) / count;
    const r = Math.sqrt(1 - y * y);
    const v = vec(r * Math.cos(i * 2.39996), y, r * Math.sin(i * 2.39996));
    const height = curlyHairline(v) - 0.1;
    if (height < 0 || v.y < 0.3) continue;
    const size = lerp(0.0125, 0.0185, smooth(height, 0, 0.5)) * (0.88 + (0.24 * ((i * 7919) % 13)) / 13);
    shape(v);
    v.multiplyScalar(1.03 + 0.07 * smooth(height, 0, 0.6));
    curls.push(new Matrix4().makeScale(size, size, size).setPosition(v));
  }
  const mesh = new InstancedMesh(new SphereGeometry(1, 10, 8), material, curls.length);
  curls.forEach((matrix, i) => mesh.setMatrixAt(i, matrix));
  mesh.frustumCulled = false;
  return [sides, mesh];
}

export function buildHair(shape: Shape, look: Look, { hair: material }: Materials) {
  const parts =
    look.hairstyle === 'ponytail' ? sweptHair(shape, look, material) : curlyHair(shape, look, material);
  for (const part of parts) part.castShadow = true;
  return new Group().add(...parts);
}
