import { CylinderGeometry, Group, LatheGeometry, Vector2 } from 'three';
import { brandColor } from '../../../brand-colors';
import { paint, part } from './piece';

/** The outline of a head, from the handle outward: radius and way along the bar. */
const HEAD = [
  [0.014, 0],
  [0.036, 0],
  [0.043, 0.003],
  [0.047, 0.01],
  [0.047, 0.042],
  [0.043, 0.05],
  [0.036, 0.053],
  [0.028, 0.053],
  [0.026, 0.05],
  [0, 0.05],
].map(([radius, way]) => new Vector2(radius, way));

/** A short bar along z with two beveled heads. */
export function buildDumbbell() {
  const bell = new Group();
  const steel = paint('#8e93a8', 0.35);
  const handle = part(new CylinderGeometry(0.014, 0.014, 0.14, 16), steel);
  handle.rotation.x = Math.PI / 2;
  bell.add(handle);
  for (const side of [-1, 1]) {
    const head = part(new LatheGeometry(HEAD, 28), paint(brandColor.light, 0.55), 0, 0, side * 0.062);
    head.rotation.x = (side * Math.PI) / 2;
    const collar = part(new CylinderGeometry(0.02, 0.02, 0.012, 16), steel, 0, 0, side * 0.058);
    collar.rotation.x = Math.PI / 2;
    bell.add(head, collar);
  }
  return bell;
}
