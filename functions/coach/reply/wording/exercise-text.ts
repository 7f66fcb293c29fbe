import type { Exercise } from '../../../../shared/rules/exercise';
import { joined } from '../../../../shared/rules/joined';

const spaced = (name: string) => name.replaceAll('_', ' ');

export const musclesText = (muscles: Exercise['primaryMuscles']): string => joined(muscles.map(spaced));

/** '3 sets of 12', or '3 holds of 30 seconds'. */
export function amountText({ defaultSets, defaultReps, holdSeconds }: Exercise): string {
  return defaultReps === null
    ? `${defaultSets} ${defaultSets === 1 ? 'hold' : 'holds'} of ${holdSeconds ?? 0} seconds`
    : `${defaultSets} sets of ${defaultReps}`;
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

export const cuesText = ({ cues }: Exercise): string => bullets(cues);
export const mistakesText = ({ mistakes }: Exercise): string => bullets(mistakes);

/** How to do one exercise, step by step. Its cues, mistakes, and amount are shown with its clip. */
export function explanationOf(exercise: Exercise): string {
  const { name, primaryMuscles, instructions, notes } = exercise;
  return [
    `**${name}** · ${musclesText(primaryMuscles)}`,
    instructions.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    notes,
  ].join('\n\n');
}
