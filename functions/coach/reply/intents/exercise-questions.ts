import { muscleGroups, trainsGroup } from '../../../../shared/rules/training/muscle-groups';
import { isRuledOut } from '../../../../shared/rules/training/pains';
import { say, type Dialogue, type Intent } from '../dialogue';
import { joined } from '../../../../shared/rules/joined';
import { musclesText } from '../wording/exercise-text';
import { subjectOf } from './exercise-help';

const whichOne = 'Which exercise do you mean? Name it, and I can tell you.';
const shownOf = (dialogue: Dialogue, id: string) => {
  const exercise = dialogue.facts.exercisesById.get(id);
  return exercise && !isRuledOut(exercise, dialogue.pains) ? [id] : [];
};

function workOf(dialogue: Dialogue) {
  const exercise = subjectOf(dialogue);
  if (!exercise) return say(whichOne);
  const { name, category, primaryMuscles, secondaryMuscles, notes, id } = exercise;
  const also = secondaryMuscles.length > 0 ? `, and also your ${musclesText(secondaryMuscles)}` : '';
  const does = category === 'flexibility' ? 'you stretch' : 'you mainly work';
  return say(
    `With **${name}** ${does} your ${musclesText(primaryMuscles)}${also}. ${notes}`,
    shownOf(dialogue, id),
  );
}

export const exerciseMuscles: Intent = { name: 'exercise-muscles', answer: workOf };
export const exerciseBenefits: Intent = { name: 'exercise-benefits', answer: workOf };

const mostShown = 4;

/** Exercises for the body parts that are named; a plan only when one is asked for. */
function listFor(dialogue: Dialogue) {
  const groups = dialogue.reading.groups.length > 0 ? dialogue.reading.groups : [];
  if (groups.length === 0)
    return say(
      `Which part of the body? For example, ${joined(muscleGroups.slice(0, 4).map(({ name }) => name))}.`,
    );
  const { facts, pains, reading } = dialogue;
  const fitting = facts.exercises.filter(
    (exercise) =>
      groups.some((group) => trainsGroup(exercise, group)) &&
      !isRuledOut(exercise, pains) &&
      !facts.excludedIds.includes(exercise.id) &&
      !(reading.bare && !exercise.equipment.includes('none')),
  );
  const shown = fitting.slice(0, mostShown);
  const names = joined(groups.map(({ name }) => name));
  if (shown.length === 0) return say(`I don't have anything for ${names} that spares what hurts.`);
  return say(
    `Good ones for your ${names}:\n\n${shown.map(({ name, primaryMuscles }) => `- **${name}** (${musclesText(primaryMuscles)})`).join('\n')}\n\n` +
      `Want a workout from these? Say *“20 minutes ${groups[0]?.name ?? ''}”*.`,
    shown.map(({ id }) => id),
  );
}

export const exercisesForMuscle: Intent = { name: 'exercises-for-muscle', answer: listFor };
