import * as z from 'zod';
import { swapReasonSchema, workoutSessionSchema, type WorkoutSession } from '../../shared/contracts/workouts';
import { movesOf, movesText, positionsOf, positionsText } from './moves-text';
import { summaryOf, type WorkoutSummary } from './workout-summary';

const { title, localDate, counted, effort } = workoutSessionSchema.shape;

/** 'squat wall-sit other' */
const swapSchema = z
  .string()
  .transform((text) => text.split(' '))
  .pipe(z.tuple([z.string(), z.string(), swapReasonSchema]))
  .transform(([from, to, why]) => ({ from, to, why }));

/** Forty are read at once, so names are short, and what is the rule is not stored. */
export const summaryRowSchema = z.object({
  id: z.string(),
  title,
  /** Milliseconds; absent while the session is open. */
  endedAt: z.number().int().optional(),
  day: localDate.default(null),
  minutes: z.number().int(),
  kcal: z.number().int(),
  counted: counted.default(true),
  effort: effort.default(null),
  moves: z.string().transform(movesOf),
  /** The positions that were not finished. */
  left: z.string().default('').transform(positionsOf),
  swaps: z.array(swapSchema).default([]),
  /** Only while it is open. */
  activeSeconds: z.number().int().default(0),
  removedAt: z.string().optional(),
});
export type SummaryRow = z.output<typeof summaryRowSchema>;

export function toSummary({ moves, left, swaps, endedAt, ...row }: SummaryRow): WorkoutSummary {
  const unfinished = new Set(left);
  return {
    id: row.id,
    title: row.title,
    completedAt: endedAt === undefined ? null : new Date(endedAt).toISOString(),
    localDate: row.day,
    durationMinutes: row.minutes,
    caloriesBurned: row.kcal,
    counted: row.counted,
    effort: row.effort,
    exercises: moves.map((move, position) => ({ ...move, finished: !unfinished.has(position) })),
    swaps,
  };
}

/** The row of a session; `undefined` fields are not stored. */
export function toSummaryRow(session: WorkoutSession) {
  const { id, completedAt, exercises, swaps, ...rest } = summaryOf(session);
  const left = exercises.flatMap(({ finished }, position) => (finished ? [] : [position]));
  return {
    id,
    title: rest.title,
    endedAt: completedAt === null ? undefined : Date.parse(completedAt),
    day: rest.localDate ?? undefined,
    minutes: rest.durationMinutes,
    kcal: rest.caloriesBurned,
    counted: rest.counted ? undefined : false,
    effort: rest.effort ?? undefined,
    moves: movesText(exercises),
    left: left.length > 0 ? positionsText(left) : undefined,
    swaps: swaps.length > 0 ? swaps.map(({ from, to, why }) => `${from} ${to} ${why}`) : undefined,
    activeSeconds: completedAt === null ? session.activeSeconds : undefined,
  };
}
