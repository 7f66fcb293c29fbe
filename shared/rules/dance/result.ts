import { danceSets, MOVE_SECONDS, type DanceSetId } from './choices';

/**
 * One danced second; both scores are 0 to 100. `accuracy` is null if no one was seen, `match` if no move was scored.
 */
export interface DanceSample {
  accuracy: number | null;
  match: number | null;
}

export interface DanceResult {
  activeSeconds: number;
  /** Moves danced to their end. */
  moves: number;
  reachedLastMove: boolean;
  /** Share of seconds in which someone was seen, 0 to 1, rounded to hundredths. */
  trackedShare: number;
  /** Mean over the seconds in which someone was seen, rounded; null without any. */
  accuracy: number | null;
  /** Mean move match over the scored seconds, rounded; null without any. */
  score: number | null;
  caloriesBurned: number;
  stars: 0 | 1 | 2 | 3;
}

const KCAL_PER_MINUTE = 7;
/** Minimum share of tracked time for points and stars. */
export const LEAST_TRACKED = 0.5;

/** Whole kcal for these seconds at a mean accuracy (0 to 100, 0 without a camera). */
export function danceCalories(seconds: number, accuracy: number): number {
  return Math.round((seconds / 60) * KCAL_PER_MINUTE * (0.5 + (accuracy / 100) * 0.5));
}

/** Stars of a score (0 to 100): 50, 70 and 85 earn one each. */
export function starsOf(score: number): DanceResult['stars'] {
  if (score >= 85) return 3;
  if (score >= 70) return 2;
  return score >= 50 ? 1 : 0;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const wholeMean = (values: readonly number[]) => (values.length === 0 ? null : Math.round(mean(values)));

/** What a session came to, from its seconds. A second in which no one was seen counts as accuracy 0 for the calories. */
export function danceResult(set: DanceSetId, samples: readonly DanceSample[]): DanceResult {
  const activeSeconds = samples.length;
  const accuracies = samples.flatMap(({ accuracy }) => accuracy ?? []);
  const score = wholeMean(samples.flatMap(({ match }) => match ?? []));
  // Rounded down because points require half of the time.
  const trackedShare = activeSeconds === 0 ? 0 : Math.floor((accuracies.length * 100) / activeSeconds) / 100;
  const moves = Math.min(danceSets[set].moves, Math.floor(activeSeconds / MOVE_SECONDS));
  const effort = activeSeconds === 0 ? 0 : mean(samples.map(({ accuracy }) => accuracy ?? 0));
  return {
    activeSeconds,
    moves,
    reachedLastMove: moves >= danceSets[set].moves - 1,
    trackedShare,
    accuracy: wholeMean(accuracies),
    score,
    caloriesBurned: danceCalories(activeSeconds, effort),
    stars: score === null || trackedShare < LEAST_TRACKED ? 0 : starsOf(score),
  };
}
