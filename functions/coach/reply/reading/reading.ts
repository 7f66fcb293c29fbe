import type { Equipment, Exercise } from '../../../../shared/rules/exercise';
import type { Weekday } from '../../../../shared/rules/training/person';
import type { Pains } from '../../../understanding/health/pains';
import type { MuscleGroup } from '../../../understanding/muscle-groups';
import type { Word } from '../../../../shared/rules/reading/words';

export type Effort = 'easier' | 'harder';

/** A message as the coach understands it. */
export interface Reading {
  words: readonly Word[];
  /** Exercises that are asked for or talked about, in their order. */
  exercises: readonly Exercise[];
  /** Exercises that are not wanted. */
  unwanted: readonly Exercise[];
  /** Known exercises that the library lacks, with a group's name to look for instead. */
  missing: readonly { name: string; instead: string }[];
  groups: readonly MuscleGroup[];
  /** Parts to leave alone: not wanted, sore, or trained a day ago. */
  restingGroups: readonly MuscleGroup[];
  minutes: number | null;
  /** Days of the week that are named or counted. */
  days: readonly Weekday[];
  /** Equipment at hand, as far as it is mentioned. */
  equipment: readonly Equipment[];
  bannedEquipment: readonly Equipment[];
  bare: boolean;
  quiet: boolean;
  /** What hurts by this message alone. */
  pains: Pains;
  effort: Effort | null;
}
