import { addDays } from '../../../shared/rules/local-date';
import { serves } from './areas';
import type { Candidate } from './candidates';
import { chance } from '../../../shared/rules/chance';
import type { TrainingFacts } from './facts';
import type { Wish } from './wish';

const swapDays = 21;

/** What history says about each exercise in it. */
export type Memory = ReadonlyMap<string, number>;

/** From the last five sessions: keep exercises going for progress, but not exactly the same as last time. */
function byHistory({ history }: TrainingFacts): Map<string, number> {
  const ratings = new Map<string, number>();
  history.slice(-5).forEach((past, index, recent) => {
    const isLast = index === recent.length - 1;
    const finished = new Set(
      past.exercises.filter((each) => each.finished).map(({ exerciseId }) => exerciseId),
    );
    for (const id of new Set(past.exercises.map(({ exerciseId }) => exerciseId))) {
      const said = finished.has(id) ? (isLast ? -0.6 : 0.7) : -1.2;
      ratings.set(id, Math.min(1.4, (ratings.get(id) ?? 0) + said));
    }
  });
  return ratings;
}

/** From sessions and player swaps: away from what was swapped out, toward what replaced it. */
export function memoryOf(facts: TrainingFacts): Memory {
  const ratings = byHistory(facts);
  const add = (id: string, value: number) => ratings.set(id, (ratings.get(id) ?? 0) + value);
  const from = addDays(facts.date, -swapDays);
  for (const swap of facts.history.filter(({ date }) => date >= from).flatMap(({ swaps }) => swaps)) {
    // A rating without a variant says how much of it, not whether.
    if (swap.from === swap.to) continue;
    add(swap.from, -3);
    add(swap.to, 2);
  }
  return ratings;
}

/** Best when the level is within the exercise's three; too easy an exercise is boring. */
function byLevel({ base, level }: Candidate): number {
  const above = level - base;
  return above <= 3 ? 0.25 * above : 0.75 - 0.6 * (above - 3);
}

function byGoal({ exercise, area }: Candidate, { person }: TrainingFacts): number {
  if (person.goalType === 'lose_weight') return exercise.met / 6;
  const hasWeights = exercise.equipment.some((each) => each === 'dumbbells' || each === 'resistance_band');
  return hasWeights && area !== 'cardio' ? 0.8 : 0;
}

/** Large movements before small ones: several muscles, and some effort. */
const bySize = ({ exercise: { primaryMuscles, secondaryMuscles, met } }: Candidate) =>
  0.25 * (primaryMuscles.length + secondaryMuscles.length) + 0.3 * Math.min(2, met - 2.3);

/** Seated and balance exercises only reach the people they are made for, and then come first. */
const forGentle = 1.5;

/**
 * How well a candidate fits today. Rough weights: swaps 2 to 3, an unserved zone 1.5, a served one 0.5, favorite 1.2,
 * history up to 1.4, level up to 0.75, goal up to 1.3, size up to 2, daily chance up to 0.8; keeping adds 8, avoiding
 * takes 6. Warm-up exercises are the last choice for strength.
 */
export function rate(candidate: Candidate, facts: TrainingFacts, memory: Memory, wish: Wish): number {
  const { exercise, area } = candidate;
  const { id, defaultSets } = exercise;
  const zones = facts.person.targetZones.filter((zone) => serves(exercise, zone));
  const isUnserved = zones.some((zone) => facts.unservedZones.includes(zone));
  return (
    (isUnserved ? 1.5 : zones.length > 0 ? 0.5 : 0) +
    (facts.person.favoriteIds.includes(id) ? 1.2 : 0) +
    (memory.get(id) ?? 0) +
    byLevel(candidate) +
    byGoal(candidate, facts) +
    bySize(candidate) +
    (exercise.isGentle ? forGentle : 0) +
    0.8 * chance(`${facts.date} ${id}`) -
    (defaultSets < 3 && area !== 'cardio' ? 2 : 0) +
    (wish.keepIds.includes(id) ? 8 : 0) -
    (wish.avoidIds.includes(id) ? 6 : 0)
  );
}
