import type { JointName } from '../../../shared/avatar/motion/rig/joints';

/** How quickly an exercise may move: a stretch, a set with control, or cardio. */
export type Pace = 'slow' | 'steady' | 'fast';

/** What a hand reaches for. `seat` is a chair's, 0.45 m high. */
export type Touched = JointName | 'floor' | 'seat';

/** Joints whose angle can be declared: 180 is straight; `hip` is between trunk and thigh. */
export type AngleName = 'elbow' | 'knee' | 'hip';

type Range = readonly [low: number, high: number];
type Sided<Name extends string> = Name | `${Name}L` | `${Name}R`;

/** What an exercise's own text promises and its motion must keep; all of it optional. */
export interface Contract {
  /** steady unless told. */
  pace?: Pace;
  /** Within 1 cm of the same place over the whole loop. */
  still?: readonly JointName[];
  /** So many palms lie flat, and so many feet stand, at every moment. */
  weight?: { palms?: 1 | 2; feet?: 1 | 2 };
  /** Reached at some moment: the hand comes within so many meters of it. */
  reaches?: readonly (readonly [hand: 'handL' | 'handR', what: Touched, within: number])[];
  /** The same at every moment. */
  keeps?: readonly (readonly [hand: 'handL' | 'handR', what: Touched, within: number])[];
  /** Where an angle is smallest and where it is largest in the loop, in degrees. */
  angles?: Partial<Record<Sided<AngleName>, { smallest?: Range; largest?: Range }>>;
  /** Degrees below the horizon to which the face looks, over the whole loop. */
  face?: Range;
}
