import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  type Material,
} from 'three';
import { lerp, smooth } from '../../motion/rig/maths';
import type { FacePoint } from './skull';
import { strand, type Path } from './strand';

type Point = [x: number, y: number];
const STEPS = 18;
const HALF_WIDTH = 0.029;
const LINE = -0.05;

const depth = (u: number) => 0.0245 * Math.sqrt(Math.max(0, 1 - u * u)) ** 1.3;
const SMILE = 0.0105;

function strip(on: FacePoint, upper: Point[], lower: Point[], out: number) {
  const rows = 7;
  const points: number[] = [];
  const index: number[] = [];
  for (let row = 0; row <= rows; row++)
    upper.forEach(([x, y], i) => {
      const [lx, ly] = lower[i] ?? [x, y];
      points.push(...on(lerp(x, lx, row / rows), lerp(y, ly, row / rows), out));
      const a = row * (STEPS + 1) + i;
      if (row < rows && i < STEPS) index.push(a, a + STEPS + 1, a + 1, a + 1, a + STEPS + 1, a + STEPS + 2);
    });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3));
  geometry.setIndex(index);
  return geometry;
}

/** A lip line through three heights: the corners, and the middle between them. */
const lipLine = (on: FacePoint, width: number, corner: number, middle: number): Path =>
  [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((u) => on(u * width, middle + (corner - middle) * u * u, 0.0006));

/** A closed smile that opens into a laugh, or closes hard with effort. */
export class Mouth extends Group {
  private readonly smile: Mesh;
  private readonly press: Mesh;
  private readonly open = new Group();

  constructor(on: FacePoint, lip: Material, color: string) {
    super();
    const lips = (path: Path, thick: number) =>
      strand(
        path,
        [
          [0, 0.0008, 0.0012],
          [0.18, thick * 0.66, 0.0024],
          [0.5, thick, 0.0027],
          [0.82, thick * 0.66, 0.0024],
          [1, 0.0008, 0.0012],
        ],
        lip,
        color,
        12,
      );
    this.smile = lips(lipLine(on, 0.0265, -0.0455, -0.0585), 0.0044);
    this.press = lips(lipLine(on, 0.0235, -0.053, -0.0556), 0.0036);
    const across = Array.from({ length: STEPS + 1 }, (_, i) => (i / STEPS) * 2 - 1);
    const upper = across.map((u): Point => [u * HALF_WIDTH, LINE + SMILE * u * u]);
    const lower = across.map((u): Point => [u * HALF_WIDTH, LINE + SMILE * u * u - depth(u)]);
    const between = (share: number, width: number) =>
      upper.map(([x, y], i): Point => [x * width, lerp(y, lower[i]?.[1] ?? y, share)]);
    const layer = (a: Point[], b: Point[], out: number, paint: string) =>
      this.open.add(
        new Mesh(strip(on, a, b, out), new MeshBasicMaterial({ color: paint, side: DoubleSide })),
      );
    layer(between(-0.14, 1.04), between(1.12, 1.04), 0.0008, color);
    layer(upper, lower, 0.0015, '#5d1a1f');
    layer(between(0, 0.94), between(0.36, 0.94), 0.0022, '#fff7f0');
    layer(between(0.62, 0.6), between(0.97, 0.6), 0.0022, '#d9626a');
    this.add(this.smile, this.press, this.open);
    this.set(0, 0);
  }

  /** Draws closed lips in where the face turns away, so that they stay inside its outline. */
  seenFrom(yaw: number) {
    const away = smooth(Math.abs(yaw), 48, 78);
    for (const lips of [this.smile, this.press]) {
      lips.scale.x = 1 - 0.13 * away;
      lips.position.z = -0.0011 * away;
    }
  }

  /** `laugh` 0 is a closed smile, 1 wide open, values in between are for speaking; `effort` 0 to 1 presses the lips. */
  set(laugh: number, effort: number) {
    const isOpen = laugh > 0.25;
    this.open.visible = isOpen;
    this.open.scale.y = Math.min(1, 0.2 + laugh * 0.8);
    this.open.position.y = LINE * (1 - this.open.scale.y);
    this.press.visible = !isOpen && effort > 0.5;
    this.smile.visible = !isOpen && !this.press.visible;
    // The smile flattens before it gives way.
    this.smile.scale.y = 1 - 0.12 * smooth(effort, 0, 0.5);
  }
}
