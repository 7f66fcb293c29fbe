import type { TrainingArea } from '../../../shared/rules/training/person';

/** What a change or a request asks of a session beyond the plan's own choice. */
export interface Wish {
  /** Added to every level; negative is easier. */
  levelShift: number;
  /** Added to every rest. */
  extraRestSeconds: number;
  keepIds: readonly string[];
  avoidIds: readonly string[];
  avoidFocus: readonly TrainingArea[];
  /** Whether a time was asked for; extra rounds and longer stretching then fill it. */
  keepsTime: boolean;
  /** All areas in equal shares. */
  isWholeBody: boolean;
  /** What the main part may use; null for anything. */
  onlyIds: ReadonlySet<string> | null;
  /** What to name the session after instead of its areas: 'glutes'. */
  about: string | null;
}

export const noWish: Wish = {
  levelShift: 0,
  extraRestSeconds: 0,
  keepIds: [],
  avoidIds: [],
  avoidFocus: [],
  keepsTime: false,
  isWholeBody: false,
  onlyIds: null,
  about: null,
};
