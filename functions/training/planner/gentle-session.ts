import { estimatedCalories } from '../../../shared/rules/workout-rules';
import type { Exercise } from '../../../shared/rules/exercise';
import { chance } from '../../../shared/rules/chance';
import { stretchesOf, stretchSeconds } from './cool-down';
import type { TrainingFacts } from './facts';
import { boundedWork, isAllowedByFelt } from './felt';
import { heightOf } from './height';
import type { PlannedSession, TrainingMove } from '../../../shared/rules/training/session';
import { planWarmUp } from './warm-up';
import { minutesOf, toWholeMinutes } from './whole-minutes';
import type { Wish } from './wish';

const restSeconds = 10;
const mostMinutes = 20;
const mostMoves = 12;
const warmUpSeconds = 60;

/** Different stretches each day. */
function stretchesOfDay(facts: TrainingFacts, wish: Wish): Exercise[] {
  const worth = ({ id }: Exercise) =>
    chance(`gentle ${facts.date} ${id}`) -
    (wish.avoidIds.includes(id) ? 1 : 0) +
    (wish.keepIds.includes(id) ? 1 : 0);
  return stretchesOf(facts)
    .filter((exercise) => isAllowedByFelt(exercise, facts))
    .map((exercise) => ({ exercise, worth: worth(exercise) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ exercise }) => exercise)
    .slice(0, mostMoves);
}

function movesWithin(stretches: readonly Exercise[], seconds: number, facts: TrainingFacts): TrainingMove[] {
  const moves: TrainingMove[] = [];
  let left = seconds + restSeconds;
  for (const exercise of stretches) {
    const workSeconds = boundedWork(exercise, stretchSeconds(exercise, facts) + 10, facts);
    if (workSeconds + restSeconds > left) continue;
    left -= workSeconds + restSeconds;
    const caloriesKcal = estimatedCalories(exercise.met, facts.person.weightKg, workSeconds);
    moves.push({
      exerciseId: exercise.id,
      workSeconds,
      restSeconds,
      caloriesKcal,
      reason: null,
      set: 1,
      sets: 1,
    });
  }
  return moves.map((move, index) => (index === moves.length - 1 ? { ...move, restSeconds: 0 } : move));
}

/** A gentle session of stretches for days when nothing else is wise or possible. Null when no stretch is allowed. */
export function planGentleSession(facts: TrainingFacts, wish: Wish, reason: string): PlannedSession | null {
  const minutes = wish.keepsTime ? facts.minutes : Math.min(mostMinutes, facts.minutes);
  const all = stretchesOfDay(facts, wish);
  // If a time was asked for, extra rounds fill it.
  const stretches = wish.keepsTime ? [...all, ...all, ...all] : all;
  const warmUp = planWarmUp(facts, stretches, warmUpSeconds);
  const warmUpTime = warmUp.reduce((sum, { seconds }) => sum + seconds, 0);
  const chosen = movesWithin(stretches, minutes * 60 - warmUpTime, facts);
  if (chosen.length === 0) return null;
  const ids = new Set(chosen.map(({ exerciseId }) => exerciseId));
  const downwards = all.filter(({ id }) => ids.has(id)).toSorted((a, b) => heightOf(a) - heightOf(b));
  const inRounds = wish.keepsTime ? [...downwards, ...downwards, ...downwards] : downwards;
  const exercises = movesWithin(inRounds, minutes * 60 - warmUpTime, facts);
  const parts = toWholeMinutes({ warmUp, exercises, coolDown: [] }, facts);
  return {
    title: 'Loosen up',
    focus: ['mobility'],
    minutes: minutesOf(parts),
    load: 0,
    reasons: [reason],
    ...parts,
  };
}
