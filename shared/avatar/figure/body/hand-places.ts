import { DEGREE, smooth } from '../../motion/rig/maths';
import { PROPORTIONS as B } from '../../motion/rig/proportions';
import {
  BENDS,
  FAN,
  FINGERS,
  FINGER_START,
  PALM,
  STEP,
  THUMB,
  THUMB_LENGTH,
  fanOf,
  thicknessAt,
  turned,
} from './hand-shape';

/** What a hand does. */
export interface HandPose {
  /** 0 is flat, about 80 a fist. Degrees. */
  curl: number;
  /** How much it lies flat on a surface, 0 to 1. */
  support: number;
  /** How much of a bar's room a fist leaves, 0 to 1. */
  grip: number;
  /** The direction up the forearm, in the hand's frame: toward the palm, up the hand, toward the thumb. */
  fore: Float64Array;
}

/** How deep below the wrist the palm lies on a surface, in meters: pressed a little. */
const GROUND = B.palm + 0.0006;
/** Half the stretch along which the wrist bends, in meters. */
const WRIST = 0.036;
/** Numbers for each place: its point, and its directions toward the palm, up the arm, and toward the thumb. */
export const PLACE = 12;
const countOf = (length: number) => Math.floor(length / STEP + 1e-6) + 1;
const PALM_PLACES = countOf(PALM.top - PALM.end);
const FINGER_PLACES = FINGERS.map(({ length }) => countOf(length - FINGER_START));
const THUMB_PLACES = countOf(THUMB_LENGTH);
/** How many places the palm, each finger, and the thumb have. */
export const PLACES = [PALM_PLACES, ...FINGER_PLACES, THUMB_PLACES];

// Numbers are kept at fixed indexes, because a function that is not inlined boxes every number it receives.
const way = new Float64Array(3);
const axes = new Float64Array(9);
const point = new Float64Array(3);

function unit(v: Float64Array) {
  const x = v[0] as number;
  const y = v[1] as number;
  const z = v[2] as number;
  const scale = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
  v[0] = x * scale;
  v[1] = y * scale;
  v[2] = z * scale;
}

/** Turns the axes of the wrist so that "up" becomes `way`, without a twist. */
function turnUp() {
  const x = way[0] as number;
  const y = way[1] as number;
  const z = way[2] as number;
  const k = 1 / Math.max(0.15, 1 + y);
  axes[0] = 1 - x * x * k;
  axes[1] = -x;
  axes[2] = -x * z * k;
  axes[3] = x;
  axes[4] = y;
  axes[5] = z;
  axes[6] = -x * z * k;
  axes[7] = -z;
  axes[8] = 1 - z * z * k;
}

/** How far a finger's joints bend: for each degree of curl, in degrees more for a fist, and around a bar. */
const CURLS = { knuckle: 0.66, middle: 0.76, end: 0.4 } as const;
const CLENCH = { knuckle: 28, middle: 50, end: 64 } as const;
const OPEN = { knuckle: -8, middle: -30, end: -55 } as const;

/** Directions of the thumb's bones: at rest, on a surface, in a fist, around a bar. */
const THUMB_WAYS = {
  rest: THUMB.ways.flat(),
  support: [0.06, -0.6, 0.78, 0, -0.82, 0.57, 0, -0.9, 0.42],
  fist: [0.66, -0.72, 0.36, 0.8, -0.66, -0.3, 0.3, -0.55, -0.85],
  bar: [0.8, -0.5, 0.62, 0.6, -0.85, 0, -0.1, -0.95, -0.35],
} as const;
const thumbWays = new Float64Array(9);

/** Where the places along a hand are, for each the point and its three directions. */
export class HandPlaces {
  readonly numbers = new Float64Array(PLACES.reduce((sum, count) => sum + count, 0) * PLACE);
  private at = 0;

  constructor(private readonly size: number) {}

  write(pose: HandPose) {
    this.at = 0;
    this.writePalm(pose);
    for (let finger = 0; finger < FINGERS.length; finger++) this.writeFinger(pose, finger);
    this.writeThumb(pose);
  }

  private push() {
    this.numbers.set(point, this.at);
    this.numbers.set(axes, this.at + 3);
    this.at += PLACE;
  }

  private writePalm({ support, fore }: HandPose) {
    const ground = GROUND / this.size;
    for (let i = 0; i < PALM_PLACES; i++) {
      const y = PALM.top - i * STEP;
      const share = Math.min(1, Math.max(0, (y + WRIST) / (2 * WRIST)));
      const hand = -WRIST * (1 - share) * (1 - share) + Math.min(0, y + WRIST);
      const arm = WRIST * share * share + Math.max(0, y - WRIST);
      for (let k = 0; k < 3; k++) {
        point[k] = (k === 1 ? hand : 0) + arm * (fore[k] as number);
        way[k] = (k === 1 ? 1 - share : 0) + share * (fore[k] as number);
      }
      unit(way);
      turnUp();
      const low = support * smooth(y, 0.002, -0.03) * (ground - thicknessAt(y));
      point[0] = (point[0] as number) + low;
      this.push();
    }
  }

  private writeFinger({ curl, support, grip }: HandPose, finger: number) {
    const { root, length, radii } = FINGERS[finger] as (typeof FINGERS)[number];
    const flat = Math.max(0, curl) * (1 - support) * (0.9 + finger * 0.07);
    const clench = smooth(curl, 44, 80) * (1 - support);
    const bar = clench * grip;
    const knuckle = (flat * CURLS.knuckle + clench * CLENCH.knuckle + bar * OPEN.knuckle) * DEGREE;
    const middle = (flat * CURLS.middle + clench * CLENCH.middle + bar * OPEN.middle) * DEGREE;
    const end = (flat * CURLS.end + clench * CLENCH.end + bar * OPEN.end) * DEGREE;
    const fan = FAN * fanOf(finger) * (1 + 0.2 * support - 0.9 * smooth(curl, 10, 70) * (1 - support));
    const [down, aside] = [-Math.cos(fan), Math.sin(fan)];
    const ground = GROUND / this.size;
    let [p, along] = [0, FINGER_START];
    for (let i = 0; i < (FINGER_PLACES[finger] as number); i++) {
      const s = FINGER_START + i * STEP;
      const angle =
        knuckle * turned(s, 0.003, 0.012) +
        middle * turned(s, length * BENDS.middle, 0.0105) +
        end * turned(s, length * BENDS.end, 0.009);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const thick = radii[0] + ((radii[1] - radii[0]) * Math.max(0, s)) / length;
      point[0] = root[0] + p + support * (ground - thick);
      point[1] = root[1] + down * along;
      point[2] = root[2] + aside * along;
      axes[0] = cos;
      axes[1] = -sin * down;
      axes[2] = -sin * aside;
      axes[3] = -sin;
      axes[4] = -cos * down;
      axes[5] = -cos * aside;
      axes[6] = 0;
      axes[7] = aside;
      axes[8] = -down;
      this.push();
      p += sin * STEP;
      along += cos * STEP;
    }
  }

  private mixThumb({ curl, support, grip }: HandPose) {
    const closed = smooth(curl, 22, 74) * (1 - support);
    const open = (1 - closed) * (1 - support);
    const lying = (1 - closed) * support;
    for (let k = 0; k < 9; k++)
      thumbWays[k] =
        open * (THUMB_WAYS.rest[k] as number) +
        lying * (THUMB_WAYS.support[k] as number) +
        closed * (1 - grip) * (THUMB_WAYS.fist[k] as number) +
        closed * grip * (THUMB_WAYS.bar[k] as number);
  }

  private writeThumb(pose: HandPose) {
    this.mixThumb(pose);
    const ground = GROUND / this.size;
    const { root, radii } = THUMB;
    point[0] = root[0];
    point[1] = root[1];
    point[2] = root[2];
    for (let i = 0; i < THUMB_PLACES; i++) {
      const s = i * STEP;
      const first = turned(s, 0.04, 0.011);
      const second = turned(s, 0.066, 0.009);
      for (let k = 0; k < 3; k++)
        way[k] = -(
          (thumbWays[k] as number) * (1 - first) +
          (thumbWays[k + 3] as number) * (first - second) +
          (thumbWays[k + 6] as number) * second
        );
      unit(way);
      turnUp();
      const p = point[0] as number;
      const thick = radii[0] + ((radii[3] - radii[0]) * s) / THUMB_LENGTH;
      point[0] = p + pose.support * smooth(s, -0.01, 0.03) * (ground - thick - p);
      this.push();
      point[0] = p;
      for (let k = 0; k < 3; k++) point[k] = (point[k] as number) - (way[k] as number) * STEP;
    }
  }
}
