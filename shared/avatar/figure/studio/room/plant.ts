import {
  BufferGeometry,
  CatmullRomCurve3,
  Float32BufferAttribute,
  LatheGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import type { Grade } from '../grades';
import { PLANT } from './layout';
import { randomNumbers } from './painting';
import { at, type Sculpture } from './sculpture';

const [ALONG, ACROSS] = [12, 4];

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
    const half = width * Math.sin(Math.PI * u ** 0.75) ** 0.8 * 0.5;
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

/** A strelitzia: long stems that fan out of a pot, each with one broad leaf that bends over. */
export function buildPlant({ room: { plant } }: Grade, sculpture: Sculpture) {
  const place = at(PLANT.x, 0, PLANT.z);
  const pot = new LatheGeometry(
    POT.map(([r, y]) => new Vector2(r, y)),
    28,
  );
  sculpture.add(pot, plant.pot, place, ({ y }) => (y === 0.33 ? 0.25 : 1));
  const random = randomNumbers(5);
  const stems = 15;
  for (let i = 0; i < stems; i++) {
    const around = i * 2.4 + random() * 0.5;
    const open = 0.25 + 0.75 * ((i + 0.5) / stems);
    const [dx, dz] = [Math.cos(around), Math.sin(around) * 0.7];
    const high = 1.3 - open * 0.62 + random() * 0.15;
    const reach = 0.1 + open * 0.34;
    const foot = new Vector3(dx * 0.05, 0.32, dz * 0.05);
    const neck = new Vector3(dx * reach * 0.6, 0.32 + high * 0.62, dz * reach * 0.6);
    const bow = new Vector3(dx * reach * 0.26, 0.32 + high * 0.34, dz * reach * 0.26);
    const long = 0.44 + random() * 0.14;
    const blade = [0, 0.35, 0.7, 1].map((u) => {
      const out = reach * 0.6 + u * long * (0.4 + 0.45 * open) + u * u * 0.06;
      const rise = u * long * (0.95 - open * 0.55) - u * u * long * (0.28 + 0.5 * open);
      return new Vector3(dx * out, neck.y + rise, dz * out);
    });
    const side = new Vector3(-dz, (random() - 0.5) * 0.5, dx).normalize();
    const shade = 0.7 + random() * 0.5;
    const within = ({ y }: Vector3) => shade * (0.45 + 0.55 * Math.min(1, Math.max(0, (y - 0.3) / 0.9)));
    sculpture.add(
      new TubeGeometry(new CatmullRomCurve3([foot, bow, neck]), 6, 0.011, 5),
      plant.stem,
      place,
      within,
    );
    sculpture.add(leaf(new CatmullRomCurve3(blade), side, 0.17 + random() * 0.06), plant.leaf, place, within);
  }
}
