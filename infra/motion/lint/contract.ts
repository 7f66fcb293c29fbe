import type { JointName } from '../../../shared/avatar/motion/rig/joints';

/** How quickly an exercise may move: a stretch, controlled reps, or cardio. */
export type Pace = 'slow' | 'steady' | 'fast';

/** What a hand reaches for. `seat` is a chair's, 0.45 m high; a shin is touched between knee and ankle. */
export type Touched = JointName | 'floor' | 'seat' | 'shinL' | 'shinR';

type Touch = readonly [hand: 'handL' | 'handR', what: Touched];

/** Joints whose angle can be declared: 180 is straight; `hip` is between trunk and thigh, `forearm` off the vertical from the side. */
export type AngleName = 'elbow' | 'knee' | 'hip' | 'forearm';

/** Of the trunk: `back` is 180 straight, more arched, less rounded; `lean` is the chest's from the upright. */
export type TrunkAngleName = 'back' | 'lean';

type Range = readonly [low: number, high: number];
type Sided<Name extends string> = Name | `${Name}L` | `${Name}R`;

/** What an exercise's own text promises and its motion must keep; all optional. */
export interface Contract {
  /** Defaults to steady. */
  pace?: Pace;
  /** Stays within 1 cm of one place over the whole loop. */
  still?: readonly JointName[];
  /** The foot that works first: an alternating exercise starts on the left. */
  first?: 'footL' | 'footR';
  /** How many palms lie flat, and feet stand, at every moment. */
  weight?: { palms?: 1 | 2; feet?: 1 | 2 };
  /** Touched by the hand at some moment. */
  reaches?: readonly Touch[];
  /** The same, at every moment. */
  keeps?: readonly Touch[];
  /** At every moment in a hand that is closed around it, the palm against it. */
  holds?: readonly (readonly [hand: 'handL' | 'handR', what: JointName])[];
  /** The range of an angle's smallest and largest value in the loop, in degrees. */
  angles?: Partial<Record<Sided<AngleName> | TrunkAngleName, { smallest?: Range; largest?: Range }>>;
  /** Degrees below the horizon to which the face looks, over the whole loop. */
  face?: Range;
}
