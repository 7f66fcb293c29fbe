import type { TrainingArea } from '../../../shared/rules/training/person';

/** What a change of a session, or a request, asks for beyond what the plan would choose by itself. */
export interface Wish {
  /** Added to every level; negative is easier. */
  levelShift: number;
  /** Added to every rest. */
  extraRestSeconds: number;
  keepIds: readonly string[];
  avoidIds: readonly string[];
  avoidFocus: readonly TrainingArea[];
  /** Whether the time was asked for: then more rounds and longer stretching fill it. */
  keepsTime: boolean;
  /** All areas in equal shares. */
  isWholeBody: boolean;
  /** What the main part may be made of; null leaves it open. */
  onlyIds: ReadonlySet<string> | null;
  /** What the session is called after, in place of its areas: 'glutes'. */
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
