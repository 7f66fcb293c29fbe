import type { Equipment, Exercise } from '../../../../shared/rules/exercise';
import type { Weekday } from '../../../../shared/rules/training/person';
import type { Pains } from '../../../understanding/health/pains';
import type { MuscleGroup } from '../../../../shared/rules/training/muscle-groups';
import type { Word } from '../../../../shared/rules/reading/words';

export type Effort = 'easier' | 'harder';

/** A message as the coach understands it. */
export interface Reading {
  words: readonly Word[];
  /** Exercises asked for or talked about, in order. */
  exercises: readonly Exercise[];
  /** Exercises that aren't wanted. */
  unwanted: readonly Exercise[];
  /** Known exercises the library lacks, with the group to search instead. */
  missing: readonly { name: string; instead: string }[];
  groups: readonly MuscleGroup[];
  /** Parts to leave alone: not wanted, sore, or trained the day before. */
  restingGroups: readonly MuscleGroup[];
  minutes: number | null;
  /** Weekdays that are named or counted. */
  days: readonly Weekday[];
  /** Equipment on hand, as far as it is mentioned. */
  equipment: readonly Equipment[];
  bannedEquipment: readonly Equipment[];
  bare: boolean;
  quiet: boolean;
  /** What hurts, according to this message alone. */
  pains: Pains;
  effort: Effort | null;
}
