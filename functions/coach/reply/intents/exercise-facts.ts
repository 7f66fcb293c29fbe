import type { BodyArea, Exercise } from '../../../../shared/rules/exercise';
import { customBounds } from '../../../../shared/rules/custom-plan';
import { estimatedCalories } from '../../../../shared/rules/workout-rules';
import { areaPhrases } from '../../../understanding/health/body-areas';
import { isRuledOut } from '../../../../shared/rules/training/pains';
import { says } from '../../../understanding/phrases';
import { say, type Intent, type Dialogue } from '../dialogue';
import { joined } from '../../../../shared/rules/joined';
import { count } from '../wording/count';

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
        `To protect sore ${nameOf(area)}, I leave out ${joined(loading.map(({ name }) => name))}.\n\nTell me if it hurts there, and I'll plan without them.`,
      );
    }
    return say(
      loading.includes(exercise)
        ? `There's real load on your ${nameOf(area)} in **${exercise.name}**. Healthy joints get stronger from that with clean form. If it hurts, skip it and ask me for another move. ${exercise.notes}`
        : `I don't leave out **${exercise.name}** for sore ${nameOf(area)}. Pain is still a sign to stop. ${exercise.notes}`,
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
      `In ${seconds} seconds of **${exercise.name}** you burn about **${count(kcal, 'kcal')}**, estimated from the move and your weight.`,
      [exercise.id],
    );
  },
};
