import type { GoalType } from '../../../../shared/rules/questionnaire/options';
import { routineById, routines, type Routine, type RoutineId } from '../../../../shared/rules/routines';
import { adviseRoutine, type RoutineAdvice } from '../../../training/planner/advise-routine';
import { mostMinutesOf } from '../../../training/planner/most-minutes';
import { levelsOf } from '../../../training/planner/levels';
import type { CoachFacts } from '../../coach-facts';
import { withoutRuledOut } from '../../injuries/injury-filter';
import { says } from '../../../understanding/phrases';
import { burnedText } from '../../../../shared/rules/kcal-text';
import { say, type Intent } from '../dialogue';
import { joined } from '../../../../shared/rules/joined';
import { count } from '../wording/count';

const forGoals: Readonly<Record<GoalType, readonly RoutineId[]>> = {
  lose_weight: ['cardio-blast', 'full-body', 'lower-body-hiit'],
  get_stronger: ['upper-body-power', 'lower-body-hiit', 'full-body'],
  tone_up: ['full-body', 'core-blast', 'upper-body-power'],
};

interface RatedRoutine {
  routine: Routine;
  /** What the planner would change in it for this person; null when nothing. */
  advice: RoutineAdvice | null;
}

/** The average level from which a routine is suitable. */
const suitsFrom: Readonly<Record<Routine['level'], number>> = { beginner: 0, intermediate: 2, advanced: 4 };

function levelOf({ training }: CoachFacts): number {
  if (!training) return 0;
  const { push, legs, core, cardio } = levelsOf(training.input.history, training.input.library);
  return (push + legs + core + cardio) / 4;
}

/** Best for the goal, at the person's level, with few changes needed, and not the last one done. */
function worth({ routine, advice }: RatedRoutine, facts: CoachFacts): number {
  const goal = facts.answers?.goalType ?? 'tone_up';
  const place = forGoals[goal].indexOf(routine.id);
  return (
    (place < 0 ? 0 : 3 - place) +
    (levelOf(facts) >= suitsFrom[routine.level] ? 1 : -3) -
    (4 * (advice?.swaps.length ?? 0)) / routine.exercises.length -
    (facts.recentSessions[0]?.title === routine.name ? 2 : 0)
  );
}

const line = ({ name, durationText, totalCalories, exercises, description }: Routine) =>
  `**${name}** · ${durationText}, ${count(exercises.length, 'exercise')}, ${burnedText(totalCalories)}. ${description}`;

function adviceFor(routine: Routine, { training, answers }: CoachFacts): RoutineAdvice | null {
  if (!training) return null;
  const mostMinutes = mostMinutesOf(answers, training.settings.minutes);
  return adviseRoutine(routine, { ...training.input, mostMinutes });
}

/** The routines, best for the person first. */
const rankedRoutines = (facts: CoachFacts): RatedRoutine[] =>
  routines
    .map((routine) => ({ routine, advice: adviceFor(routine, facts) }))
    .map((rated) => ({ rated, worth: worth(rated, facts) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ rated }) => rated);

const named = routines.filter(({ id }) => id !== 'full-body');
const routineNamed = (words: Parameters<typeof says>[0]) =>
  named.find(({ name }) => says(words, name.toLowerCase())) ??
  (says(words, 'full body routine') ? routineById('full-body') : undefined);

function describe(routine: Routine, facts: CoachFacts) {
  const names = routine.exercises.map(
    ({ exerciseId }) => facts.exercisesById.get(exerciseId)?.name ?? exerciseId,
  );
  return say(
    `${line(routine)}\n\nIt's for **${routine.level}** level: ${joined(names)}. You'll find it under *Start Workout*.`,
    withoutRuledOut(
      routine.exercises.map(({ exerciseId }) => exerciseId),
      facts,
      facts.notes.pains,
    ).slice(0, 4),
  );
}

export const suggestRoutine: Intent = {
  name: 'suggest-routine',
  answer: ({ facts, reading }) => {
    const asked = routineNamed(reading.words);
    if (asked) return describe(asked, facts);
    const [best, second] = rankedRoutines(facts);
    if (!best || !second) return say('There are no routines yet.');
    const clips = withoutRuledOut(
      best.routine.exercises.map(({ exerciseId }) => exerciseId),
      facts,
      facts.notes.pains,
    ).slice(0, 4);
    const caution = best.advice ? ` ${best.advice.advice}` : '';
    return say(
      `I'd pick this one for you now:\n\n${line(best.routine)}\n\nSecond choice: **${second.routine.name}** (${second.routine.durationText}).${caution} You'll find both under *Start Workout*.`,
      clips,
    );
  },
};
