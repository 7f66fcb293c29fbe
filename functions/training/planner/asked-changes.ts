import type { TrainingArea } from '../../../shared/rules/training/person';

/** What was asked of today's session so far; all of it holds until 'Back to the plan'. */
export interface AskedChanges {
  /** How often. */
  shorter: number;
  easier: number;
  /** What 'something else' took the place of, besides the plan's own; null if it was not asked for. */
  avoided: { ids: string[]; focus: TrainingArea[] } | null;
}

export const nothingAsked: AskedChanges = { shorter: 0, easier: 0, avoided: null };

export const isAsked = ({ shorter, easier, avoided }: AskedChanges): boolean =>
  shorter > 0 || easier > 0 || avoided !== null;
