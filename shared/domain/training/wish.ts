import type { TrainingArea } from './person';

/** What a change of a session asks for, beyond what the plan would choose by itself. */
export interface Wish {
  /** Added to every level; negative is easier. */
  levelShift: number;
  /** Added to every rest. */
  extraRestSeconds: number;
  keepIds: readonly string[];
  avoidIds: readonly string[];
  avoidFocus: readonly TrainingArea[];
}

export const noWish: Wish = {
  levelShift: 0,
  extraRestSeconds: 0,
  keepIds: [],
  avoidIds: [],
  avoidFocus: [],
};
