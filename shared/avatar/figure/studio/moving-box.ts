import { Vector3, type PerspectiveCamera } from 'three';
import type { CompiledMotion } from '../../motion/motion';
import { SHADOW_MARGIN } from './ground';
import { framedPoints } from './studio-scene';

/** A part of the picture in pixels, from its lower left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Flesh, hair, and things held around a joint, in meters. */
const FLESH = 0.2;
/** As much as a wall beside her darkens. */
const WALL_SHADE = 0.5;
/** Up to this height, a joint darkens the floor around it. */
const NEAR_FLOOR = 0.5;
const point = new Vector3();

/** The part of the picture in which a motion changes anything: the coach, and her shadow away from the light. */
export function movingBox(
  motion: CompiledMotion,
  camera: PerspectiveCamera,
  light: Vector3,
  [width, height]: [number, number],
): Box {
  const bounds = { left: 1, right: -1, bottom: 1, top: -1 };
  const include = (x: number, y: number, z: number, radius: number) => {
    for (const [dx, dy, dz] of [
      [radius, 0, 0],
      [-radius, 0, 0],
      [0, radius, 0],
      [0, -radius, 0],
      [0, 0, radius],
      [0, 0, -radius],
    ] as const) {
      point.set(x + dx, Math.max(0, y + dy), z + dz).project(camera);
      bounds.left = Math.min(bounds.left, point.x);
      bounds.right = Math.max(bounds.right, point.x);
      bounds.bottom = Math.min(bounds.bottom, point.y);
      bounds.top = Math.max(bounds.top, point.y);
    }
  };
  const around = motion.props.some(({ kind }) => kind === 'wall') ? WALL_SHADE : FLESH;
  for (const { x, y, z } of framedPoints(motion)) {
    include(x, y, z, around);
    const along = y / light.y;
    include(x - light.x * along, 0, z - light.z * along, SHADOW_MARGIN);
    if (y < NEAR_FLOOR) include(x, 0, z, SHADOW_MARGIN);
  }
  const pixel = (share: number, size: number) => ((share + 1) / 2) * size;
  const x = Math.max(0, Math.floor(pixel(bounds.left, width)));
  const y = Math.max(0, Math.floor(pixel(bounds.bottom, height)));
  const right = Math.min(width, Math.ceil(pixel(bounds.right, width)));
  const top = Math.min(height, Math.ceil(pixel(bounds.top, height)));
  return { x, y, width: right - x, height: top - y };
}
