import { MeshBasicMaterial } from 'three';
import { describe, expect, it } from 'vitest';
import { vec } from '../../motion/rig/maths';
import { fuse, stretchOf } from './fuse';
import { Loft } from './loft';

const RADIUS = 0.1;
const REACH = 0.05;

/** A tube one meter long. */
function tube(from: [number, number, number], to: [number, number, number], side: [number, number, number]) {
  const loft = new Loft(
    [
      [
        [0, RADIUS, RADIUS, RADIUS, '#fff'],
        [1, RADIUS, RADIUS, RADIUS, '#fff'],
      ],
    ],
    { material: new MeshBasicMaterial(), perUnit: 40 },
  );
  const controls = [from, to].map((place) => ({ position: vec(...place), side: vec(...side) }));
  loft.update(controls);
  return loft;
}

/** An upright tube, and how far a lying one that leaves it at half its height draws out each point of its surface. */
function melted() {
  const trunk = tube([0, 0, 0], [0, 1, 0], [1, 0, 0]);
  const limb = tube([0, 0.5, 0], [1, 0.5, 0], [0, 0, 1]);
  const { positions, normals } = trunk.surface;
  const was = { positions: positions.slice(), normals: normals.slice() };
  fuse(stretchOf(trunk, 0, [0, 1]), stretchOf(limb, 0, [0, 1]), REACH);
  return Array.from({ length: positions.length / 3 }, (_, i) => {
    const at = (list: Float32Array) => vec().fromArray(list, i * 3);
    const [place, normal] = [at(was.positions), at(was.normals)];
    return {
      place,
      /** Meters along the surface's own normal. */
      rise: at(positions).sub(place).dot(normal),
      /** Toward the limb's end. */
      turn: at(normals).x - normal.x,
      /** From the limb's surface. */
      gap: Math.hypot(place.y - 0.5, place.z) - RADIUS,
    };
  });
}

describe('Where a limb leaves the trunk', () => {
  const points = melted();
  const onItsSide = points.filter(({ place }) => place.x > 0.05);

  it('the skin between them rises, most where they meet, and never sinks outside it', () => {
    const meeting = onItsSide.filter(({ gap }) => Math.abs(gap) < 0.1 * REACH);
    expect(meeting.length).toBeGreaterThan(2);
    for (const { rise } of meeting) expect(rise).toBeGreaterThan(0.1 * REACH);
    const outside = points.filter(({ gap }) => gap > 1e-4);
    expect(Math.min(...outside.map(({ rise }) => rise))).toBeGreaterThan(-1e-6);
    expect(Math.max(...points.map(({ rise }) => rise))).toBeLessThan(REACH / 2);
  });

  it('nothing changes farther away than the reach', () => {
    const far = onItsSide.filter(({ gap }) => gap > REACH);
    expect(far.length).toBeGreaterThan(100);
    for (const { rise, turn } of far) expect([rise, turn]).toEqual([0, 0]);
  });
});
