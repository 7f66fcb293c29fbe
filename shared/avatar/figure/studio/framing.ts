import { Box3, Vector3, type PerspectiveCamera } from 'three';
import { DEGREE } from '../../motion/rig/maths';
import type { View } from '../../motion/props';

/** Part of the picture the body may fill, in normalized device coordinates (-1 … 1). */
export interface SafeArea {
  width: number;
  bottom: number;
  top: number;
}

export const CLIP_SAFE_AREA: SafeArea = { width: 0.9, bottom: -0.86, top: 0.9 };

/** Flesh around a joint, in meters: sideways, and up and down. */
const FLESH = 0.09;
const FLESH_Y = 0.04;
/** The nearest camera distance in meters: a lying figure keeps some of its mat around it. */
const NEAREST = 2.7;
const v = new Vector3();

/** The extent of the points in the picture, including flesh, in normalized device coordinates. */
export function projectedBounds(points: Vector3[], camera: PerspectiveCamera) {
  const bounds = { left: 9, right: -9, bottom: 9, top: -9 };
  const scale = FLESH / Math.tan((camera.fov / 2) * DEGREE);
  for (const point of points) {
    const reach = scale / camera.position.distanceTo(point);
    for (const lift of [-FLESH_Y, FLESH_Y]) {
      v.copy(point);
      v.y = Math.max(0, v.y + lift);
      v.project(camera);
      bounds.left = Math.min(bounds.left, v.x - reach / camera.aspect);
      bounds.right = Math.max(bounds.right, v.x + reach / camera.aspect);
      bounds.bottom = Math.min(bounds.bottom, v.y);
      bounds.top = Math.max(bounds.top, v.y);
    }
  }
  return bounds;
}

/** Places the camera on the given side so that all points fit the safe area. Returns the point it looks at. */
export function frameCamera(camera: PerspectiveCamera, points: Vector3[], view: View, safe: SafeArea) {
  const [azimuth, elevation] = typeof view === 'number' ? [view, 8] : view;
  const [az, el] = [azimuth * DEGREE, elevation * DEGREE];
  const back = new Vector3(Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el));
  const center = new Box3().setFromPoints(points).getCenter(new Vector3());
  const [right, up] = [new Vector3(), new Vector3()];
  let distance = 5;
  const place = () => {
    camera.position.copy(center).addScaledVector(back, distance);
    camera.lookAt(center);
    camera.updateMatrixWorld();
    camera.updateProjectionMatrix();
  };
  for (let round = 0; round < 12; round++) {
    place();
    const { left, right: r, bottom, top } = projectedBounds(points, camera);
    const zoom = Math.max((r - left) / (2 * safe.width), (top - bottom) / (safe.top - safe.bottom));
    const half = distance * Math.tan((camera.fov / 2) * DEGREE);
    right.setFromMatrixColumn(camera.matrixWorld, 0);
    up.setFromMatrixColumn(camera.matrixWorld, 1);
    center.addScaledVector(right, ((left + r) / 2) * half * camera.aspect);
    center.addScaledVector(up, ((bottom + top - (safe.bottom + safe.top) * zoom) / 2) * half);
    distance = Math.max(distance * zoom, NEAREST);
  }
  place();
  return center;
}
