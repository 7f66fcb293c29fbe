import type { BodyArea, Equipment, Muscle } from '../exercise';
import type { Limit } from './limits';
import type { BodyType, GoalType, TargetZone } from '../questionnaire/options';

/** Levels are kept per area; each exercise belongs to one, see areas.ts. Pulling counts as 'push'. */
export type TrainingArea = 'push' | 'legs' | 'core' | 'cardio' | 'mobility';

/** A health condition that limits plans, see conditions.ts; in the order they are asked. */
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

/** Everything a plan knows about a person, apart from their history. */
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
    /** The person's own word for an area, when they gave one: 'elbow' for the wrists. */
    names?: PartNames;
  };
  /** Read from the notes by the caller. */
  conditions: readonly Condition[];
  /** Conditions for which a doctor or midwife approved training. */
  cleared?: readonly Condition[];
  /** What they asked to leave out. */
  limits: readonly Limit[];
  /** The notes hold something unreadable, or a danger has just passed: only gentle exercises. */
  isCareful: boolean;
  /** Equipment beyond a mat, a chair, and a wall. */
  equipment: readonly Equipment[];
  excludedIds: readonly string[];
  favoriteIds: readonly string[];
  /** Usual session length, 5 to 90 minutes. */
  minutes: number;
  trainingDays: readonly Weekday[];
}
