import {
  BufferGeometry,
  CatmullRomCurve3,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  TubeGeometry,
  type Material,
} from 'three';
import { lerp, vec } from '../../motion/rig/maths';
import type { FacePoint } from './skull';

type Point = [x: number, y: number];
const STEPS = 18;
const HALF_WIDTH = 0.0265;
const LINE = -0.0515;

const depth = (u: number) => 0.0225 * Math.sqrt(Math.max(0, 1 - u * u)) ** 1.3;

function strip(on: FacePoint, upper: Point[], lower: Point[], out: number) {
  const rows = 4;
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

/** A closed smile that opens into a laugh. */
export class Mouth extends Group {
  private readonly smile: Mesh;
  private readonly open = new Group();

  constructor(on: FacePoint, lip: Material) {
    super();
    const line = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((u) =>
      vec(...on(u * 0.0205, -0.0565 + 0.0105 * u * u, 0.0004)),
    );
    this.smile = new Mesh(new TubeGeometry(new CatmullRomCurve3(line), 24, 0.0027, 8), lip);
    const across = Array.from({ length: STEPS + 1 }, (_, i) => (i / STEPS) * 2 - 1);
    const upper = across.map((u): Point => [u * HALF_WIDTH, LINE + 0.0105 * u * u]);
    const lower = across.map((u): Point => [u * HALF_WIDTH, LINE + 0.0105 * u * u - depth(u)]);
    const between = (share: number, width: number) =>
      upper.map(([x, y], i): Point => [x * width, lerp(y, lower[i]?.[1] ?? y, share)]);
    const layer = (a: Point[], b: Point[], out: number, color: string) =>
      this.open.add(new Mesh(strip(on, a, b, out), new MeshBasicMaterial({ color, side: DoubleSide })));
    layer(upper, lower, 0.0012, '#5d1a1f');
    layer(between(0, 0.94), between(0.34, 0.94), 0.0017, '#fff7f0');
    layer(between(0.62, 0.6), between(0.97, 0.6), 0.0017, '#d9626a');
    this.add(this.smile, this.open);
    this.set(0);
  }

  /** 0 is a closed smile, 1 a wide laugh; values in between are for speaking. */
  set(amount: number) {
    const open = amount > 0.12;
    this.smile.visible = !open;
    this.open.visible = open;
    this.open.scale.y = Math.min(1, amount);
    this.open.position.y = LINE * (1 - this.open.scale.y);
  }
}
