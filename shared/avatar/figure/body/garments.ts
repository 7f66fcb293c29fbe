import type { Look } from './looks';
import type { Station } from './profile';

/** Thickness of a garment's hem in meters. */
const HEM = 0.004;
type Bare = [at: number, width: number, front: number, back: number];
const paint = (stations: Bare[], color: string): Station[] =>
  stations.map(([at, width, front, back]) => [at, width, front, back, color]);
const scale = (stations: Bare[], k: number): Bare[] =>
  stations.map(([at, w, f, b]) => [at, w * k, f * k, b * k]);

/** Controls: crotch 0, hip center 1, lumbar 2, waist 3, chest 4, neck 5, skull base 6. */
export function torsoStations(look: Look): Station[] {
  const broad = look.build === 'broad';
  const waist = broad ? 1.1 : 1;
  const chest = broad ? 1.13 : 1;
  const hips = broad ? 0.148 : 0.158;
  const bust = broad ? 0.104 : 0.116;
  const trousers: Bare[] = [
    [0, 0.012, 0.012, 0.012],
    [0.12, 0.06, 0.036, 0.055],
    [0.45, 0.118, 0.062, 0.1],
    [0.85, hips - 0.002, 0.088, 0.118],
    [1.25, hips, 0.097, 0.119],
    [2, 0.136 * waist, 0.0925, 0.093],
    [2.3, 0.127 * waist, 0.087, 0.084],
  ];
  const shirt: Bare[] = [
    [2.3, 0.128 * waist + HEM, 0.088 + HEM, 0.085 + HEM],
    [2.75, 0.118 * waist + HEM, 0.085 + HEM, 0.08 + HEM],
    [3.2, 0.122 * waist + HEM, 0.089 + HEM, 0.083 + HEM],
    [3.75, 0.14 * chest, 0.108, 0.098],
    [4.05, 0.151 * chest, bust, 0.103],
    [4.35, 0.15 * chest, 0.1, 0.103],
    [4.62, 0.125 * chest, 0.08, 0.09],
    [4.8, 0.098 * chest, 0.064, 0.076],
  ];
  const neck = broad ? 1.14 : 1;
  const skin: Bare[] = [
    [4.77, 0.099 * chest, 0.064, 0.076],
    [4.98, 0.064 * chest, 0.051, 0.06],
    [5.2, 0.049 * neck, 0.046 * neck, 0.051 * neck],
    [5.7, 0.045 * neck, 0.045 * neck, 0.047 * neck],
    [6, 0.046, 0.046, 0.046],
  ];
  return [...paint(trousers, look.bottom), ...paint(shirt, look.top), ...paint(skin, look.skin)];
}

/** Controls: inside the shoulder 0, shoulder 1, elbow 2, wrist 3. */
export function armStations(look: Look): Station[] {
  const k = look.build === 'broad' ? 1.12 : 1;
  const sleeve: Bare[] = [
    [0, 0.02, 0.034, 0.03],
    [0.5, 0.034, 0.047, 0.045],
    [0.85, 0.049 * k, 0.055 * k, 0.055 * k],
    [1.05, 0.051 * k, 0.055 * k, 0.055 * k],
    [1.34, 0.0485 * k, 0.051 * k, 0.051 * k],
  ];
  const skin: Bare[] = [
    [1.34, 0.0445, 0.0475, 0.0475],
    [1.5, 0.043, 0.046, 0.047],
    [1.85, 0.036, 0.038, 0.038],
    [2, 0.036, 0.037, 0.037],
    [2.22, 0.038, 0.041, 0.04],
    [2.55, 0.032, 0.034, 0.033],
    [2.9, 0.023, 0.026, 0.026],
  ];
  const cuff: Bare = [3.02, 0.021, 0.026, 0.026];
  return [...paint(sleeve, look.top), ...paint([...scale(skin, k), cuff], look.skin)];
}

const UPPER_LEG: Bare[] = [
  [0, 0.03, 0.012, 0.05],
  [0.4, 0.056, 0.036, 0.08],
  [0.75, 0.075, 0.067, 0.096],
  [1, 0.084, 0.083, 0.1],
  [1.25, 0.085, 0.0865, 0.093],
];
const LOWER_LEG: Bare[] = [
  [1.85, 0.06, 0.062, 0.06],
  [2, 0.056, 0.06, 0.054],
  [2.12, 0.053, 0.055, 0.056],
  [2.32, 0.053, 0.05, 0.064],
  [2.6, 0.043, 0.041, 0.05],
  [2.84, 0.034, 0.035, 0.038],
];

/** Controls: inside the pelvis 0, hip 1, knee 2, ankle 3. */
export function legStations(look: Look): Station[] {
  if (look.shorts)
    return [
      ...paint([...UPPER_LEG, [1.68, 0.088, 0.09, 0.088]], look.bottom),
      ...paint([[1.68, 0.071, 0.074, 0.072], ...LOWER_LEG], look.skin),
      ...paint(
        [
          [2.86, 0.034, 0.035, 0.038],
          [3.02, 0.035, 0.037, 0.038],
        ],
        look.sole,
      ),
    ];
  return [
    ...paint([...UPPER_LEG, [1.5, 0.079, 0.083, 0.08], ...LOWER_LEG], look.bottom),
    ...paint(
      [
        [2.84, 0.031, 0.032, 0.034],
        [2.92, 0.031, 0.032, 0.034],
      ],
      look.skin,
    ),
    ...paint(
      [
        [2.92, 0.034, 0.036, 0.036],
        [3.04, 0.035, 0.038, 0.037],
      ],
      look.sole,
    ),
  ];
}

/** Controls: heel 0, under the ankle 1, ball 2, toe tip 3; "front" is up. */
export function shoeStations(look: Look): { upper: Station[]; sole: Station[] } {
  const upper: Bare[] = [
    [0, 0.001, 0.001, 0.001],
    [0.1, 0.024, 0.05, 0.02],
    [0.35, 0.034, 0.066, 0.02],
    [1, 0.038, 0.072, 0.02],
    [1.35, 0.041, 0.062, 0.02],
    [2, 0.046, 0.043, 0.02],
    [2.6, 0.042, 0.031, 0.02],
    [2.88, 0.028, 0.024, 0.018],
    [3, 0.001, 0.001, 0.001],
  ];
  const sole: Bare[] = [
    [0, 0.001, 0.001, 0.001],
    [0.06, 0.028, 0.013, 0.018],
    [0.35, 0.038, 0.013, 0.018],
    [1, 0.041, 0.012, 0.018],
    [2, 0.05, 0.012, 0.018],
    [2.6, 0.046, 0.012, 0.018],
    [2.95, 0.03, 0.012, 0.018],
    [3.05, 0.001, 0.001, 0.001],
  ];
  return { upper: paint(upper, look.shoe), sole: paint(sole, look.sole) };
}
