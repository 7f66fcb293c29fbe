import type { BodyArea, Equipment, Muscle } from '../exercise';
import type { Limit } from './limits';
import type { BodyType, GoalType, TargetZone } from '../questionnaire/options';

/** What a level is kept for; each exercise belongs to one of them, see area-of.ts. Pulling counts as 'push'. */
export type TrainingArea = 'push' | 'legs' | 'core' | 'cardio' | 'mobility';

/** A state of health that limits what is planned, see conditions.ts; in the order in which they are asked for. */
export const conditions = [
  'pregnancy',
  'postnatal',
  'high_blood_pressure',
  'heart',
  'diabetes',
  'osteoporosis',
  'vertigo',
  'asthma',
  'hernia',
  'wheelchair',
  'seated',
  'unsteady',
] as const;
export type Condition = (typeof conditions)[number];

/** A day of the week as in ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type PartNames = Readonly<Partial<Record<BodyArea, readonly string[]>>>;

/** Everything a plan knows of a person apart from what they did. */
export interface TrainingPerson {
  /** Whole years. */
  age: number;
  /** In kg/m², null while weight or height is unknown. */
  bmi: number | null;
  weightKg: number | null;
  goalType: GoalType;
  bodyType: BodyType;
  targetZones: readonly TargetZone[];
  /** What hurts, read from the notes by the caller. */
  pains: {
    areas: readonly BodyArea[];
    muscles: readonly Muscle[];
    /** What they call an area where they told it: 'elbow' for the wrists. */
    names?: PartNames;
  };
  /** Read from the notes by the caller. */
  conditions: readonly Condition[];
  /** Of the conditions, those with which a doctor or midwife allows training. */
  cleared?: readonly Condition[];
  /** What they asked to be left out. */
  limits: readonly Limit[];
  /** Something was told that nobody could read, or a danger has just passed: only what is gentle. */
  isCareful: boolean;
  /** What they own beyond a mat, a chair and a wall. */
  equipment: readonly Equipment[];
  excludedIds: readonly string[];
  favouriteIds: readonly string[];
  /** Usual length of a session, 5 to 90 minutes. */
  minutes: number;
  trainingDays: readonly Weekday[];
}
