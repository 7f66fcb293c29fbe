import type { Exercise, Muscle } from '../../../shared/rules/exercise';
import type { TimedMove } from '../../../shared/rules/routines';
import { chance } from '../../../shared/rules/chance';
import { baseLevel } from './difficulty';
import type { TrainingFacts } from './facts';
import { feltTooHard } from './felt';
import { heightOf } from './height';

const most = 8;

/** A stretch: 30 seconds, with two sides 20 each (ACSM: 10 to 30 seconds, 30 to 60 for older people). */
export function stretchSeconds({ sides }: Exercise, { person }: TrainingFacts): number {
  const older = person.age >= 60 ? 10 : 0;
  return sides === 'each' ? 40 + 2 * older : 30 + older;
}

const mostSeconds = 240;

/** Seconds of cool-down for so many seconds of work: a tenth of them, at least one stretch, at most four minutes. */
export function coolDownSeconds(workSeconds: number, { person }: TrainingFacts): number {
  return Math.min(mostSeconds, Math.max(person.age >= 60 ? 40 : 30, Math.round(workSeconds / 10)));
}

/** Stretches that suit the person's level of mobility. */
export function stretchesOf(facts: TrainingFacts): Exercise[] {
  const { allowed, levels, library } = facts;
  return allowed.filter(
    (exercise) =>
      exercise.category === 'flexibility' &&
      exercise.impact === 'low' &&
      !feltTooHard(exercise, facts) &&
      baseLevel(exercise, library) <= Math.max(1.5, levels.mobility),
  );
}

/** Stretches ordered by how well they match what was worked; each muscle once before any twice. */
function stretchesFor(facts: TrainingFacts, main: readonly Exercise[]): Exercise[] {
  const tired = new Set<Muscle>(main.flatMap(({ primaryMuscles }) => primaryMuscles));
  const left = new Map(
    stretchesOf(facts).map((stretch) => [stretch, chance(`cool ${facts.date} ${stretch.id}`)] as const),
  );
  const worth = (stretch: Exercise, luck: number) =>
    2 * stretch.primaryMuscles.filter((muscle) => tired.has(muscle)).length + luck;
  const chosen: Exercise[] = [];
  while (left.size > 0 && chosen.length < most) {
    const [best] = [...left].reduce((a, b) => (worth(...b) > worth(...a) ? b : a));
    left.delete(best);
    chosen.push(best);
    for (const muscle of best.primaryMuscles) tired.delete(muscle);
  }
  return chosen;
}

/**
 * Stretches for what was worked, within the seconds given. They start where the main part ended, on the floor or
 * standing, so no one gets up and down again.
 */
export function planCoolDown(facts: TrainingFacts, main: readonly Exercise[], seconds: number): TimedMove[] {
  const moves: Exercise[] = [];
  let left = seconds;
  for (const stretch of stretchesFor(facts, main)) {
    if (stretchSeconds(stretch, facts) > left) continue;
    left -= stretchSeconds(stretch, facts);
    moves.push(stretch);
  }
  const last = main.at(-1);
  const downwards = last === undefined || heightOf(last) === 0 ? 1 : -1;
  const ordered = moves.toSorted((a, b) => downwards * (heightOf(a) - heightOf(b)));
  return ordered.map((exercise) => ({ exerciseId: exercise.id, seconds: stretchSeconds(exercise, facts) }));
}
