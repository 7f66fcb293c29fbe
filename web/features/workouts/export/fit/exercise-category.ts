import type { Types } from '@garmin/fitsdk';

type FitCategory = Exclude<Types.ExerciseCategory, number>;

/** By the words of an exercise's ID; the first that is found holds. FIT's profile has each of them in that category. */
const byWords: readonly [words: RegExp, category: FitCategory][] = [
  [/lunge|split-squat/, 'lunge'],
  [/jump-squat|hop/, 'plyo'],
  [/squat|sit-to-stand|wall-sit/, 'squat'],
  [/push-up/, 'pushUp'],
  [/russian|side-bend|cat-cow|inchworm/, 'core'],
  [/plank|mountain-climber/, 'plank'],
  [/burpee/, 'totalBody'],
  [/jumping-jack/, 'cardio'],
  [/crunch|flutter/, 'crunch'],
  [/sit-up/, 'sitUp'],
  [/bridge/, 'hipRaise'],
  [/dead-bug|fire-hydrant|side-leg-raise|donkey-kick/, 'hipStability'],
  [/superman|bird-dog|cobra/, 'hyperextension'],
  [/deadlift/, 'deadlift'],
  [/calf-raise|heel-raise/, 'calfRaise'],
  [/leg-raise/, 'legRaise'],
  [/lateral-raise|arm-circle/, 'lateralRaise'],
  [/shoulder-press/, 'shoulderPress'],
  [/curl/, 'curl'],
  [/row$/, 'row'],
  [/dip$/, 'tricepsExtension'],
];

/** The category under which FIT knows an exercise; null if it has none for it. */
export const fitCategoryOf = (exerciseId: string): FitCategory | null =>
  byWords.find(([words]) => words.test(exerciseId))?.[1] ?? null;
