import { lerp } from '../../motion/rig/maths';

/**
 * One ring of a limb: position along the control points (0 … n-1), half width, front and back depth in meters, color,
 * and by how many meters its front dips, as a neckline does.
 */
export type Station = [at: number, width: number, front: number, back: number, color: string, dip?: number];

export interface Ring {
  at: number;
  radii: [width: number, front: number, back: number];
  color: string;
  dip: number;
}

const near = (list: Station[], i: number) => list[i] as Station;

function hermite(a: number, b: number, slopeA: number, slopeB: number, span: number, u: number) {
  const [u2, u3] = [u * u, u * u * u];
  const start = a * (2 * u3 - 3 * u2 + 1) + slopeA * span * (u3 - 2 * u2 + u);
  return start + b * (3 * u2 - 2 * u3) + slopeB * span * (u3 - u2);
}

/** Radii between station i and i + 1: a monotone cubic through the neighbors. */
function radiiAt(stations: Station[], i: number, at: number): Ring['radii'] {
  const a = near(stations, i);
  const b = near(stations, i + 1);
  const before = stations[i - 1];
  const after = stations[i + 2];
  const span = b[0] - a[0];
  const radius = (k: 1 | 2 | 3) => {
    const rise = (b[k] - a[k]) / span;
    const limit = (slope: number) => (slope * rise <= 0 ? 0 : (2 * slope * rise) / (slope + rise));
    const slope = (x: Station, y: Station) => limit((y[k] - x[k]) / (y[0] - x[0]));
    const open = (end: Station) => (end[1] < 0.02 ? rise * 2.4 : rise);
    const slopeA = before ? slope(before, a) : open(a);
    const slopeB = after ? slope(b, after) : open(b);
    return Math.max(0.0005, hermite(a[k], b[k], slopeA, slopeB, span, (at - a[0]) / span));
  };
  return [radius(1), radius(2), radius(3)];
}

/** The rings of a loft and of its layers (lists of ring numbers); a layer is a garment or bare skin. */
export function buildRings(layers: Station[][], perUnit: number): { rings: Ring[]; parts: number[][] } {
  const rings: Ring[] = [];
  const parts = layers.map((stations) => {
    const part: number[] = [];
    for (let i = 0; i < stations.length - 1; i++) {
      const a = near(stations, i);
      const b = near(stations, i + 1);
      const count = Math.max(1, Math.ceil((b[0] - a[0]) * perUnit));
      for (let k = i === 0 ? 0 : 1; k <= count; k++) {
        const at = lerp(a[0], b[0], k / count);
        const dip = lerp(a[5] ?? 0, b[5] ?? 0, k / count);
        part.push(rings.length);
        rings.push({ at, radii: radiiAt(stations, i, at), color: a[4], dip });
      }
    }
    return part;
  });
  return { rings, parts };
}
