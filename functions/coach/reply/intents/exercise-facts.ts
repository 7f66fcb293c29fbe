import type { BodyArea, Exercise } from '../../../../shared/rules/exercise';
import { customBounds } from '../../../../shared/rules/custom-plan';
import { estimatedCalories } from '../../../../shared/rules/workout-rules';
import { areaPhrases } from '../../../understanding/health/body-areas';
import { isRuledOut } from '../../../../shared/rules/training/pains';
import { says } from '../../../understanding/phrases';
import { say, type Intent, type Dialogue } from '../dialogue';
import { count, joined } from '../wording/count';

const areas = Object.keys(areaPhrases) as BodyArea[];
const areasNamed = ({ reading }: Dialogue): BodyArea[] =>
  areas.filter((area) => says(reading.words, ...areaPhrases[area]));
const nameOf = (area: BodyArea) => area.replaceAll('_', ' ');

function ruledOutBy(area: BodyArea, exercises: readonly Exercise[]): Exercise[] {
  return exercises.filter((exercise) => isRuledOut(exercise, { areas: new Set([area]), muscles: new Set() }));
}

export const jointQuestion: Intent = {
  name: 'exercise-joints',
  answer: (dialogue) => {
    const [area] = areasNamed(dialogue);
    const [exercise] = dialogue.reading.exercises;
    if (!area) return say('Which part of the body do you mean?');
    const loading = ruledOutBy(area, dialogue.facts.exercises);
    if (!exercise) {
      return say(
        `With sore ${nameOf(area)} I leave out: ${joined(loading.map(({ name }) => name))}.\n\nTell me when yours hurt, and I plan without them.`,
      );
    }
    return say(
      loading.includes(exercise)
        ? `**${exercise.name}** load the ${nameOf(area)} noticeably. With healthy ones and clean form that makes them stronger; when yours hurt, leave it out and ask me for another one. ${exercise.notes}`
        : `**${exercise.name}** are not among the moves I leave out for sore ${nameOf(area)}. Pain is still the sign to stop. ${exercise.notes}`,
      [exercise.id],
    );
  },
};

export const exerciseCalories: Intent = {
  name: 'exercise-calories',
  answer: ({ facts, reading }) => {
    const [exercise] = reading.exercises;
    if (!exercise) return say('Which exercise do you mean?');
    const seconds = customBounds.work.default;
    const kcal = estimatedCalories(exercise.met, facts.answers?.weightKg ?? null, seconds);
    return say(
      `One place of **${exercise.name}** in a workout of your own, ${seconds} seconds of work, counts about **${count(kcal, 'kcal')}**. It is an estimate from the kind of exercise and your weight.`,
      [exercise.id],
    );
  },
};
