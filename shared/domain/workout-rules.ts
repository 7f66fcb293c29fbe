/** Shortest time on the server's clock for a workout to count. */
const minimumWorkoutSeconds = 60;
/** How far back a client may date what it did while offline. */
const maximumBackdatingHours = 48;

const minimumExerciseKcal = 3;
const maximumExerciseKcal = 10;
// Used until the weight is known; the middle of the Compendium's reference range.
const defaultWeightKg = 70;

/** Why a completed workout did not count, and what the completion dialog says then. */
export const notCountedTexts = {
  no_exercise_finished:
    "No exercise was finished, so this one doesn't count yet. One finished move is all it takes.",
  too_short: "That was under a minute, so it doesn't count yet. Stay a little longer next time.",
  abandoned: "You started another workout, so this one was closed and doesn't count.",
} as const;
export type NotCountedReason = keyof typeof notCountedTexts;

export interface WorkoutEnd {
  /** Number of exercises finished; skipped ones are not. */
  finishedExercises: number;
  /** When it began and the present moment, both as the server knows them. */
  startedAt: Date;
  now: Date;
  /** Closed because another workout was started. */
  abandoned?: boolean;
}

/** The reason a workout does not count, or null when it counts. */
export function notCountedReason({
  finishedExercises,
  startedAt,
  now,
  abandoned,
}: WorkoutEnd): NotCountedReason | null {
  if (abandoned) return 'abandoned';
  if (finishedExercises < 1) return 'no_exercise_finished';
  return now.getTime() - startedAt.getTime() < minimumWorkoutSeconds * 1000 ? 'too_short' : null;
}

const earliestAccepted = (now: Date) => now.getTime() - maximumBackdatingHours * 3_600_000;

/** The start of a workout begun offline: as claimed, but not after `now` nor more than 48 h before it. */
export function clampStartedAt(claimed: Date, now: Date): Date {
  return new Date(Math.min(now.getTime(), Math.max(claimed.getTime(), earliestAccepted(now))));
}

/** The end of a workout: as claimed, but within [startedAt + 60 s, now] and not more than 48 h before `now`. */
export function clampFinishedAt(claimed: Date, startedAt: Date, now: Date): Date {
  const earliest = Math.max(startedAt.getTime() + minimumWorkoutSeconds * 1000, earliestAccepted(now));
  return new Date(Math.min(now.getTime(), Math.max(claimed.getTime(), earliest)));
}

/** Whole active seconds: as claimed, but between 0 and the time between start and end. */
export function clampActiveSeconds(claimed: number, startedAt: Date, finishedAt: Date): number {
  const elapsedSeconds = Math.max(0, (finishedAt.getTime() - startedAt.getTime()) / 1000);
  return Math.floor(Math.min(elapsedSeconds, Math.max(0, claimed)));
}

/** Whole minutes in `seconds`, rounded down. */
export function wholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60);
}

/** Calories (kcal) of the finished positions of a plan; a position counts once, a skipped one adds nothing. */
export function caloriesOfFinished(
  plan: readonly { caloriesKcal: number }[],
  finishedPositions: readonly number[],
): number {
  return [...new Set(finishedPositions)].reduce(
    (sum, position) => sum + (plan[position]?.caloriesKcal ?? 0),
    0,
  );
}

/**
 * Calories (kcal, not rounded) of so many seconds at an intensity; 70 kg where the weight is unknown.
 * kcal = MET × 3.5 × kg / 200 × minutes, from 1 MET = 3.5 ml O2 per kg and minute and 5 kcal per litre of O2
 * (Ainsworth et al., 2011 Compendium of Physical Activities, Med Sci Sports Exerc 43(8):1575–1581).
 */
function caloriesAt(met: number, weightKg: number | null, seconds: number): number {
  return (met * 3.5 * (weightKg ?? defaultWeightKg) * seconds) / (200 * 60);
}

/** Estimated calories of one place of a circuit, whole and at least 1 kcal. */
export function caloriesOfWork(met: number, weightKg: number | null, seconds: number): number {
  return Math.max(1, Math.round(caloriesAt(met, weightKg, seconds)));
}

/** Estimated calories of one exercise in a custom workout, whole and within 3 to 10 kcal. */
export function estimatedCalories(met: number, weightKg: number | null, seconds: number): number {
  const kcal = Math.round(caloriesAt(met, weightKg, seconds));
  return Math.min(maximumExerciseKcal, Math.max(minimumExerciseKcal, kcal));
}
