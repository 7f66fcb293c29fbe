import type { ActivityKind } from '../../../../shared/rules/activities';

/** What Android's ExerciseSessionType numbers mean, which the database holds; all others are 'other'. */
const kinds: Record<number, ActivityKind> = {
  4: 'ride',
  5: 'ride',
  8: 'strength',
  21: 'walk',
  33: 'run',
  34: 'run',
  45: 'strength',
  48: 'swim',
  49: 'swim',
  53: 'walk',
  55: 'strength',
  57: 'yoga',
};

export const kindOfExercise = (type: unknown): ActivityKind => kinds[Number(type)] ?? 'other';
