import type { Exercise } from '../../../../shared/exercises/exercise';
import type { GoalType } from '../../../../shared/domain/questionnaire/options';
import { routineById, routines, type Routine, type RoutineId } from '../../../../shared/domain/routines';
import type { CoachFacts } from '../../coach-facts';
import { isRuledOut, painsOf, withoutRuledOut } from '../../injuries/injury-filter';
import { skillOf, suits } from '../planning/skill';
import { says } from '../reading/phrases';
import { say, type Intent } from '../turn';
import { count, joined } from '../wording/count';

const forGoals: Readonly<Record<GoalType, readonly RoutineId[]>> = {
  lose_weight: ['cardio-blast', 'full-body', 'lower-body-hiit'],
  get_stronger: ['upper-body-power', 'lower-body-hiit', 'full-body'],
  tone_up: ['full-body', 'core-blast', 'upper-body-power'],
};

function painfulShare(routine: Routine, facts: CoachFacts): number {
  const pains = painsOf(facts);
  const byId = new Map(facts.exercises.map((exercise): [string, Exercise] => [exercise.id, exercise]));
  const off = routine.exercises.filter(({ exerciseId }) => {
    const exercise = byId.get(exerciseId);
    return exercise !== undefined && isRuledOut(exercise, pains);
  });
  return off.length / routine.exercises.length;
}

/** Best for the goal, on the person's level, spared by pains, and not the last one done. */
function worth(routine: Routine, facts: CoachFacts): number {
  const goal = facts.answers?.goalType ?? 'tone_up';
  const place = forGoals[goal].indexOf(routine.id);
  return (
    (place < 0 ? 0 : 3 - place) +
    (suits(routine.level, skillOf(facts)) ? 1 : -3) -
    4 * painfulShare(routine, facts) -
    (facts.recentSessions[0]?.routineId === routine.id ? 2 : 0)
  );
}

const line = ({ name, durationText, totalCalories, exercises, description }: Routine) =>
  `**${name}** · ${durationText}, ${count(exercises.length, 'exercise')}, ${count(totalCalories, 'kcal')}. ${description}`;

/** The routines, best for the person first. */
export const rankedRoutines = (facts: CoachFacts): Routine[] =>
  routines.toSorted((a, b) => worth(b, facts) - worth(a, facts));

export const suggestRoutine: Intent = {
  name: 'which routine suits me',
  signals: [
    [
      5,
      'which workout|routine|program|one',
      'what workout|routine|program is',
      'best workout|routine|program',
      'recommend routine|program|workout',
      'recommend me a routine|program|workout',
    ],
    [4, 'right for me', 'suit|suits me', 'good for me', 'should i choose|pick', 'which of the'],
    [2, 'on here', 'in the app', 'your workouts', 'premade', 'ready made', 'routines'],
  ],
  answer: ({ facts }) => {
    const [best, second] = rankedRoutines(facts);
    if (!best || !second) return say('There are no routines yet.');
    const clips = withoutRuledOut(
      best.exercises.map(({ exerciseId }) => exerciseId),
      facts,
    ).slice(0, 4);
    const caution =
      painfulShare(best, facts) > 0
        ? ' Some of its moves load what hurts you: skip those, or ask me for a workout around it.'
        : '';
    return say(
      `For you now I would take this one:\n\n${line(best)}\n\nSecond choice: **${second.name}** (${second.durationText}).${caution} You find both under *Start Workout*.`,
      clips,
    );
  },
};

const named = routines.filter(({ id }) => id !== 'full-body');
const routineNamed = (words: Parameters<typeof says>[0]) =>
  named.find(({ name }) => says(words, name.toLowerCase())) ??
  (says(words, 'full body routine') ? routineById('full-body') : undefined);

export const aboutRoutine: Intent = {
  name: 'about a routine',
  signals: [
    [7, ...named.map(({ name }) => name.toLowerCase()), 'full body routine'],
    [1, 'what is', 'tell me', 'about', 'how long', 'how many'],
  ],
  needs: ({ reading }) => routineNamed(reading.words) !== undefined,
  answer: ({ facts, reading }) => {
    const routine = routineNamed(reading.words);
    if (!routine) return say('Which routine do you mean?');
    const names = routine.exercises.map(
      ({ exerciseId }) => facts.exercises.find(({ id }) => id === exerciseId)?.name ?? exerciseId,
    );
    return say(
      `${line(routine)}\n\nIt is for **${routine.level}** level: ${joined(names)}. Start it under *Start Workout*.`,
      withoutRuledOut(
        routine.exercises.map(({ exerciseId }) => exerciseId),
        facts,
      ).slice(0, 4),
    );
  },
};
