import { Color } from 'three';
import type { Look } from './looks';
import type { Station } from './profile';

/** Thickness of a garment's hem in meters, and how far from its end it turns in (along the controls). */
const HEM = 0.004;
const LIP = 0.012;
/** How far the neckline and the shirt's lower edge dip in front, in meters. */
const [NECKLINE, SHIRT_TAIL] = [0.046, 0.014];
/** The collar's section: where along the controls, and how far out of the skin, in meters. */
const COLLAR: [at: number, out: number][] = [
  [4.9, -0.006],
  [4.92, 0.008],
  [4.95, 0.0112],
  [5, 0.0108],
  [5.04, 0.007],
  [5.065, -0.014],
];
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

/** The same fabric, woven tighter. */
const lighter = (color: string) => `#${new Color(color).multiplyScalar(1.45).getHexString()}`;

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

/** A collar's color: its ribbing lies in its own shade. */
const ribbing = (color: string) => `#${new Color(color).multiplyScalar(0.72).getHexString()}`;

/** A band around the neck that rises out of the skin and goes back into it, so that nothing shows between them. */
const collar = (chest: number): Bare[] =>
  COLLAR.map(([at, out]) => {
    const up = at - 4.98;
    return [
      at,
      (0.0725 - 0.13 * up) * chest + out,
      0.0845 - 0.1 * up + out,
      0.0585 - 0.05 * up + out,
      NECKLINE,
    ];
  });

/** Controls: crotch 0, hip center 1, lumbar 2, waist 3, chest 4, neck 5, skull base 6. */
export function torsoStations(look: Look): Station[][] {
  const broad = look.build === 'broad';
  const waist = broad ? 1.1 : 1;
  const chest = broad ? 1.13 : 1;
  const hips = broad ? 0.145 : 0.15;
  const bust = broad ? 0.106 : 0.117;
  const neck = broad ? 1.14 : 1;
  const trousers: Bare[] = [
    [0, 0.001, 0.001, 0.001],
    [0.03, 0.022, 0.018, 0.026],
    [0.1, 0.044, 0.032, 0.045],
    [0.22, 0.07, 0.045, 0.058],
    [0.45, 0.11, 0.058, 0.068],
    [0.85, hips - 0.006, 0.07, 0.088],
    [1.25, hips - 0.003, 0.081, 0.098],
    [1.66, 0.145 * waist, 0.088, 0.1],
  ];
  const band: Bare[] = [
    [1.69, 0.1455 * waist, 0.09, 0.1005],
    [2, 0.1375 * waist, 0.0925, 0.094],
    [2.5, 0.12 * waist, 0.083, 0.08],
  ];
  const shirt: Bare[] = [
    [2.02, 0.1385 * waist + HEM * 1.2, 0.093 + HEM * 1.2, 0.096 + HEM * 1.2, SHIRT_TAIL],
    [2.07, 0.1375 * waist + HEM * 1.35, 0.0925 + HEM * 1.35, 0.095 + HEM * 1.35, SHIRT_TAIL * 0.8],
    [2.12, 0.136 * waist + HEM, 0.092 + HEM, 0.093 + HEM, SHIRT_TAIL * 0.6],
    [2.3, 0.1275 * waist + HEM, 0.0885 + HEM, 0.086 + HEM],
    [2.75, 0.1175 * waist + HEM, 0.085 + HEM, 0.079 + HEM],
    [3.2, 0.122 * waist + HEM, 0.089 + HEM, 0.083 + HEM],
    [3.75, 0.14 * chest, 0.108, 0.098],
    [4.05, 0.15 * chest, bust, 0.104],
    [4.35, 0.148 * chest, 0.1, 0.104],
    [4.62, 0.142 * chest, 0.0865, 0.092, NECKLINE * 0.26],
    [4.74, 0.136 * chest, 0.083, 0.082, NECKLINE * 0.5],
    [4.86, 0.117 * chest, 0.079, 0.072, NECKLINE * 0.75],
    [4.97, 0.084 * chest, 0.075, 0.0645, NECKLINE],
  ];
  const skin: Bare[] = [
    [4.2, 0.1 * chest, 0.1, 0.09],
    [4.35, 0.1 * chest, 0.093, 0.09],
    [4.62, 0.094 * chest, 0.072, 0.08],
    [4.84, 0.074 * chest, 0.054, 0.064],
    [4.97, 0.0615 * chest, 0.049, 0.059],
    [5.06, 0.054 * neck, 0.0475 * neck, 0.055 * neck],
    [5.2, 0.0475 * neck, 0.0455 * neck, 0.05 * neck],
    [5.7, 0.0445 * neck, 0.0445 * neck, 0.0465 * neck],
    [6, 0.046, 0.046, 0.046],
  ];
  return [
    [...paint(trousers, look.bottom), ...paint(band, lighter(look.bottom))],
    paint(hemmed(shirt, { first: true, last: true }), look.top),
    paint(skin, look.skin),
    paint(collar(chest), ribbing(look.top)),
  ];
}

/** Controls: inside the shoulder 0, shoulder 1, elbow 2, wrist 3, which the hand's own surface covers. */
export function armStations(look: Look): Station[][] {
  const k = look.build === 'broad' ? 1.14 : 1;
  const sleeve: Bare[] = [
    [0, 0.022, 0.036, 0.032],
    [0.5, 0.037, 0.05, 0.048],
    [0.85, 0.0495 * k, 0.0545 * k, 0.0545 * k],
    [1.05, 0.0515 * k, 0.0555 * k, 0.0555 * k],
    [1.2, 0.0515 * k, 0.0535 * k, 0.0535 * k],
    [1.34, 0.0462 * k, 0.049 * k, 0.049 * k],
    [1.37, 0.048 * k, 0.0507 * k, 0.0507 * k],
    [1.395, 0.0475 * k, 0.0502 * k, 0.0502 * k],
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
  return [paint(hemmed(sleeve, { last: true }), look.top), paint(scale(skin, k), look.skin)];
}

const UPPER_LEG: Bare[] = [
  [0, 0.026, 0.012, 0.05],
  [0.4, 0.05, 0.034, 0.078],
  [0.75, 0.065, 0.06, 0.088],
  [1, 0.073, 0.069, 0.094],
  [1.25, 0.082, 0.079, 0.097],
];
const LOWER_LEG: Bare[] = [
  [1.8, 0.0615, 0.063, 0.062],
  [1.92, 0.058, 0.063, 0.057],
  [2, 0.056, 0.0635, 0.054],
  [2.12, 0.053, 0.055, 0.056],
  [2.32, 0.051, 0.048, 0.063],
  [2.6, 0.0415, 0.0395, 0.049],
  [2.78, 0.0345, 0.0345, 0.039],
];
const ANKLE: Bare[] = [
  [2.84, 0.0295, 0.0305, 0.034],
  [2.96, 0.0295, 0.031, 0.033],
];
const SOCK = '#f4eeea';

/** Controls: inside the pelvis 0, hip 1, knee 2, ankle 3. */
export function legStations(look: Look): Station[][] {
  const sock: Bare[] = [
    [look.shorts ? 2.8 : 2.9, 0.0315, 0.033, 0.0355],
    [2.93, 0.0315, 0.033, 0.035],
    [3.05, 0.034, 0.037, 0.037],
  ];
  if (look.shorts)
    return [
      paint(hemmed([...UPPER_LEG, [1.68, 0.088, 0.09, 0.088]], { last: true }), look.bottom),
      paint([[1.5, 0.074, 0.077, 0.075], ...LOWER_LEG, ...ANKLE], look.skin),
      paint(hemmed(sock, { first: true }), SOCK),
    ];
  const crop = LOWER_LEG.slice(0, -1);
  const calf: Bare = [2.6, 0.037, 0.036, 0.044];
  return [
    paint(
      hemmed([...UPPER_LEG, [1.5, 0.08, 0.083, 0.086], ...crop, [2.72, 0.0375, 0.0368, 0.043]], {
        last: true,
      }),
      look.bottom,
    ),
    paint([calf, ...ANKLE], look.skin),
    paint(hemmed(sock, { first: true }), SOCK),
  ];
}

/** Steps of a round end: how far along its length, and the share of its size that is left. */
const ROUND_END = [0, 0.36, 0.68, 0.88, 0.97].map((way) => [way, (1 - way ** 2) ** 0.5] as const);
const shrunk = ([, w, f, b]: Bare, at: number, k: number, high = k): Bare => [at, w * k, f * high, b * high];
/** Rounds both ends of a shoe: the heel before its first station, the toe after its last one. */
function rounded(stations: Bare[], [heel, toe]: [number, number], flat: number): Bare[] {
  const [first, last] = [stations[0] as Bare, stations.at(-1) as Bare];
  const end = (station: Bare, length: number) =>
    ROUND_END.slice(1).map(([way, left]) => shrunk(station, station[0] + way * length, left, left ** flat));
  return [
    shrunk(first, first[0] - heel, 0.01),
    ...end(first, -heel).reverse(),
    ...stations,
    ...end(last, toe),
    shrunk(last, last[0] + toe, 0.01),
  ];
}

/** Half the height of the colored line around a sole, and how far it stands out of it, in meters. */
const LINE = 0.0017;
/** The tread under a sole, and the foam above it. */
const [TREAD, FOAM] = ['#cfc4bd', '#fffaf4'];

/** Controls: heel 0, under the ankle 1, ball 2, toe tip 3; "front" is up. */
export function shoeStations(look: Look): { upper: Station[][]; sole: Station[][] } {
  const upper: Bare[] = [
    [0.42, 0.0365, 0.055, 0.014],
    [0.75, 0.0395, 0.051, 0.014],
    [1, 0.0395, 0.052, 0.014],
    [1.3, 0.039, 0.059, 0.014],
    [1.6, 0.0415, 0.05, 0.014],
    [2, 0.0445, 0.034, 0.014],
    [2.35, 0.0435, 0.0255, 0.012],
  ];
  const foam: Bare[] = [
    [0.5, 0.0405, 0.015, 0.0065],
    [1, 0.0405, 0.012, 0.0065],
    [1.45, 0.043, 0.0095, 0.0065],
    [2, 0.0495, 0.0075, 0.0065],
    [2.35, 0.0485, 0.0075, 0.006],
  ];
  const line = foam.map(([at, w]): Bare => [at, w + 0.0011, LINE, LINE]);
  const tread = foam.map(([at, w]): Bare => [at, w - 0.0008, 0.001, 0.0105]);
  const ends: [number, number] = [0.5, 0.7];
  return {
    upper: [paint(rounded(upper, [0.42, 0.55], 0.6), look.shoe)],
    sole: [
      paint(rounded(foam, ends, 0.3), FOAM),
      paint(rounded(line, ends, 0.1), look.sole),
      paint(rounded(tread, ends, 0.3), TREAD),
    ],
  };
}
