import {
  BufferGeometry,
  CatmullRomCurve3,
  Float32BufferAttribute,
  LatheGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import type { RoomColors } from './colors';
import { PLANT } from './layout';
import { randomNumbers } from './painting';
import { at, type Sculpture } from './sculpture';

const [ALONG, ACROSS] = [14, 6];

/** One leaf along a curve, folded along its rib; wide in the middle, pointed at the tip. */
function leaf(spine: CatmullRomCurve3, side: Vector3, width: number) {
  const positions: number[] = [];
  const index: number[] = [];
  const [p, t, up] = [new Vector3(), new Vector3(), new Vector3()];
  for (let i = 0; i <= ALONG; i++) {
    const u = i / ALONG;
    spine.getPoint(u, p);
    spine.getTangent(u, t);
    up.crossVectors(t, side).normalize();
    const half = width * Math.sin(Math.PI * Math.min(1, u * 0.97 + 0.03) ** 0.8) ** 0.75 * 0.5;
    for (let j = 0; j <= ACROSS; j++) {
      const v = (j / ACROSS) * 2 - 1;
      const fold = (Math.abs(v) * 0.35 - v * v * 0.12) * half;
      positions.push(
        p.x + side.x * v * half + up.x * fold,
        p.y + side.y * v * half + up.y * fold,
        p.z + side.z * v * half + up.z * fold,
      );
    }
  }
  const row = ACROSS + 1;
  for (let i = 0; i < ALONG; i++)
    for (let j = 0; j < ACROSS; j++) {
      const a = i * row + j;
      index.push(a, a + 1, a + row, a + 1, a + row + 1, a + row);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

const POT: [radius: number, y: number][] = [
  [0, 0],
  [0.13, 0],
  [0.165, 0.03],
  [0.205, 0.2],
  [0.22, 0.36],
  [0.215, 0.375],
  [0.2, 0.37],
  [0.19, 0.33],
  [0, 0.33],
];

/** A bird of paradise: long stems that fan out of a pot, each with one broad leaf that bends over. */
export function buildPlant({ plant }: RoomColors, sculpture: Sculpture) {
  const place = at(PLANT.x, 0, PLANT.z);
  const pot = new LatheGeometry(
    POT.map(([r, y]) => new Vector2(r, y)),
    28,
  );
  sculpture.add(pot, plant.pot, place, ({ y }) => (y === 0.33 ? 0.25 : 1));
  const random = randomNumbers(5);
  const stems = 14;
  for (let i = 0; i < stems; i++)
    growLeaf(sculpture, plant, [(i + 0.5) / stems, i * 2.4 + random() * 0.5], random);
}

/** A stem and its leaf; `open` 0 stands upright in the middle, 1 leans out and hangs over. */
function growLeaf(
  sculpture: Sculpture,
  colors: RoomColors['plant'],
  [open, around]: [open: number, around: number],
  random: () => number,
) {
  const place = at(PLANT.x, 0, PLANT.z);
  const [dx, dz] = [Math.cos(around), Math.sin(around) * 0.6];
  const high = 0.92 - open * 0.5 + random() * 0.12;
  const reach = 0.05 + open * 0.2;
  const on = (share: number, y: number) => new Vector3(dx * reach * share, 0.32 + y, dz * reach * share);
  const stem = new CatmullRomCurve3([on(0.15, 0), on(0.42, high * 0.5), on(1, high)]);
  const long = 0.5 + random() * 0.14;
  const blade = [0, 0.3, 0.65, 1].map((u) => {
    const out = reach + u * long * (0.22 + 0.58 * open);
    const rise = high + u * long * (1.02 - open * 0.55) - u * u * long * (0.12 + 0.55 * open);
    return new Vector3(dx * out, 0.32 + rise, dz * out);
  });
  const side = new Vector3(-dz + dx * 0.3, (random() - 0.5) * 0.7, dx + dz * 0.3).normalize();
  const shade = 0.7 + random() * 0.5;
  const within = ({ y }: Vector3) => shade * (0.4 + 0.6 * Math.min(1, Math.max(0, (y - 0.35) / 0.8)));
  sculpture.add(new TubeGeometry(stem, 6, 0.012, 6), colors.stem, place, within);
  const ribbed = (p: Vector3, i: number) =>
    within(p) * (1.12 - 0.22 * Math.abs(((i % (ACROSS + 1)) / ACROSS) * 2 - 1));
  sculpture.add(leaf(new CatmullRomCurve3(blade), side, 0.2 + random() * 0.07), colors.leaf, place, ribbed);
}
