import type { Look } from './looks';
import type { Station } from './profile';

/** Thickness of a garment's hem in meters, and how far from its end it turns in (along the controls). */
const HEM = 0.004;
const LIP = 0.012;
/** How far the neckline and the shirt's lower edge dip in front, in meters. */
const [NECKLINE, SHIRT_TAIL] = [0.046, 0.014];
type Bare = [at: number, width: number, front: number, back: number, dip?: number];
const paint = (stations: Bare[], color: string): Station[] =>
  stations.map(([at, width, front, back, dip = 0]) => [at, width, front, back, color, dip]);
const scale = (stations: Bare[], k: number): Bare[] =>
  stations.map(([at, w, f, b, dip]) => [at, w * k, f * k, b * k, dip]);
const thinner = ([at, w, f, b, dip]: Bare, by: number, shift: number): Bare => [
  at + shift,
  w - by,
  f - by,
  b - by,
  dip,
];

/** Turns the edges of a garment in, so that its hem shows a thickness. */
function hemmed(stations: Bare[], ends: { first?: boolean; last?: boolean }): Bare[] {
  const first = stations[0] as Bare;
  const last = stations.at(-1) as Bare;
  return [
    ...(ends.first ? [thinner(first, HEM + 0.002, -LIP)] : []),
    ...stations,
    ...(ends.last ? [thinner(last, HEM + 0.002, LIP)] : []),
  ];
}

/** Controls: crotch 0, hip center 1, lumbar 2, waist 3, chest 4, neck 5, skull base 6. */
export function torsoStations(look: Look): Station[][] {
  const broad = look.build === 'broad';
  const waist = broad ? 1.1 : 1;
  const chest = broad ? 1.13 : 1;
  const hips = broad ? 0.145 : 0.15;
  const bust = broad ? 0.106 : 0.117;
  const neck = broad ? 1.14 : 1;
  const trousers: Bare[] = [
    [0, 0.012, 0.012, 0.012],
    [0.12, 0.06, 0.036, 0.055],
    [0.45, 0.118, 0.062, 0.1],
    [0.85, hips - 0.002, 0.088, 0.118],
    [1.25, hips, 0.097, 0.119],
    [2, 0.136 * waist, 0.0925, 0.093],
    [2.5, 0.12 * waist, 0.083, 0.08],
  ];
  const shirt: Bare[] = [
    [2.02, 0.1375 * waist + HEM, 0.0945 + HEM, 0.095 + HEM, SHIRT_TAIL],
    [2.3, 0.1275 * waist + HEM, 0.0885 + HEM, 0.086 + HEM],
    [2.75, 0.1175 * waist + HEM, 0.085 + HEM, 0.079 + HEM],
    [3.2, 0.122 * waist + HEM, 0.089 + HEM, 0.083 + HEM],
    [3.75, 0.14 * chest, 0.108, 0.098],
    [4.05, 0.15 * chest, bust, 0.104],
    [4.35, 0.148 * chest, 0.1, 0.104],
    [4.62, 0.13 * chest, 0.079, 0.092],
    [4.74, 0.112 * chest, 0.07, 0.082],
    [4.86, 0.087 * chest, 0.06, 0.071, NECKLINE * 0.4],
    [4.97, 0.068 * chest, 0.0535, 0.0635, NECKLINE],
  ];
  const skin: Bare[] = [
    [4.2, 0.143 * chest, 0.1, 0.099],
    [4.35, 0.141 * chest, 0.093, 0.098],
    [4.62, 0.121 * chest, 0.072, 0.086],
    [4.84, 0.082 * chest, 0.054, 0.066],
    [4.97, 0.0615 * chest, 0.049, 0.059],
    [5.06, 0.054 * neck, 0.0475 * neck, 0.055 * neck],
    [5.2, 0.0475 * neck, 0.0455 * neck, 0.05 * neck],
    [5.7, 0.0445 * neck, 0.0445 * neck, 0.0465 * neck],
    [6, 0.046, 0.046, 0.046],
  ];
  return [
    paint(trousers, look.bottom),
    paint(hemmed(shirt, { first: true, last: true }), look.top),
    paint(skin, look.skin),
  ];
}

/** Controls: inside the shoulder 0, shoulder 1, elbow 2, wrist 3. */
export function armStations(look: Look): Station[][] {
  const k = look.build === 'broad' ? 1.14 : 1;
  const sleeve: Bare[] = [
    [0, 0.02, 0.034, 0.03],
    [0.5, 0.034, 0.047, 0.045],
    [0.85, 0.047 * k, 0.053 * k, 0.053 * k],
    [1.05, 0.05 * k, 0.055 * k, 0.055 * k],
    [1.4, 0.0495 * k, 0.0525 * k, 0.0525 * k],
  ];
  const skin: Bare[] = [
    [1.2, 0.042, 0.0455, 0.0455],
    [1.5, 0.042, 0.0455, 0.0465],
    [1.85, 0.035, 0.0375, 0.037],
    [2, 0.0345, 0.036, 0.036],
    [2.22, 0.037, 0.0405, 0.039],
    [2.55, 0.031, 0.0335, 0.0325],
    [2.9, 0.0225, 0.0265, 0.0265],
  ];
  const cuff: Bare = [3.05, 0.02, 0.0265, 0.0265];
  return [paint(hemmed(sleeve, { last: true }), look.top), paint([...scale(skin, k), cuff], look.skin)];
}

const UPPER_LEG: Bare[] = [
  [0, 0.03, 0.012, 0.05],
  [0.4, 0.056, 0.036, 0.08],
  [0.75, 0.075, 0.067, 0.096],
  [1, 0.081, 0.083, 0.098],
  [1.25, 0.083, 0.0865, 0.092],
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
export function legStations(look: Look): Station[][] {
  const sock: Bare[] = [
    [2.86, 0.033, 0.0345, 0.036],
    [3.04, 0.035, 0.038, 0.037],
  ];
  const shin: Bare[] = [
    [2.78, 0.031, 0.032, 0.0345],
    [2.95, 0.031, 0.032, 0.034],
  ];
  if (look.shorts)
    return [
      paint(hemmed([...UPPER_LEG, [1.68, 0.088, 0.09, 0.088]], { last: true }), look.bottom),
      paint([[1.5, 0.074, 0.077, 0.075], ...LOWER_LEG], look.skin),
      paint(hemmed(sock, { first: true }), look.sole),
    ];
  return [
    paint(hemmed([...UPPER_LEG, [1.5, 0.079, 0.083, 0.08], ...LOWER_LEG], { last: true }), look.bottom),
    paint(shin, look.skin),
    paint(hemmed(sock, { first: true }), look.sole),
  ];
}

/** Controls: heel 0, under the ankle 1, ball 2, toe tip 3; "front" is up. */
export function shoeStations(look: Look): { upper: Station[][]; sole: Station[][] } {
  const upper: Bare[] = [
    [0, 0.001, 0.001, 0.001],
    [0.1, 0.024, 0.05, 0.02],
    [0.35, 0.034, 0.066, 0.02],
    [1, 0.038, 0.072, 0.02],
    [1.35, 0.041, 0.062, 0.02],
    [2, 0.046, 0.043, 0.02],
    [2.6, 0.041, 0.031, 0.014],
    [2.84, 0.027, 0.023, 0.01],
    [2.94, 0.001, 0.001, 0.001],
  ];
  const sole: Bare[] = [
    [0, 0.001, 0.001, 0.001],
    [0.06, 0.03, 0.017, 0.018],
    [0.35, 0.04, 0.016, 0.018],
    [1, 0.042, 0.013, 0.018],
    [2, 0.051, 0.012, 0.018],
    [2.6, 0.047, 0.014, 0.018],
    [2.95, 0.031, 0.015, 0.018],
    [3.05, 0.001, 0.001, 0.001],
  ];
  return { upper: [paint(upper, look.shoe)], sole: [paint(sole, look.sole)] };
}
