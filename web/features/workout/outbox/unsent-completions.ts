import * as z from 'zod';

const completionSchema = z.object({
  userId: z.string(),
  sessionId: z.string(),
  title: z.string(),
  finishedExercises: z.array(z.number().int().min(0)),
  activeSeconds: z.number().int().min(0),
  finishedAt: z.string(),
  /** Those that had not arrived; they are sent before. */
  swaps: z
    .array(
      z.object({
        position: z.number().int().min(0),
        toExerciseId: z.string(),
        why: z.enum(['too_hard', 'too_easy']),
      }),
    )
    .optional(),
});

/** A finished workout as it is sent; a repeat sends exactly the same. */
export type Completion = z.output<typeof completionSchema>;

export const unsentKey = 'workout-unsent';

/** Versions before this one kept a single workout. */
const keptSchema = z.union([z.array(completionSchema), completionSchema.transform((only) => [only])]);

function readAll(): Completion[] {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(localStorage.getItem(unsentKey) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Answers whether it could be kept. */
function writeAll(completions: readonly Completion[]): boolean {
  try {
    if (completions.length === 0) localStorage.removeItem(unsentKey);
    else localStorage.setItem(unsentKey, JSON.stringify(completions));
    return true;
  } catch {
    return false;
  }
}

const others = (sessionId: string) => readAll().filter((each) => each.sessionId !== sessionId);

/** The finished workouts of this user that this device keeps, in the order in which they were finished. */
export function readUnsent(userId: string): Completion[] {
  return readAll().filter((each) => each.userId === userId);
}

/** Keeps a finished workout on this device; false where the browser refuses storage. */
export function keepUnsent(completion: Completion): boolean {
  return writeAll([...others(completion.sessionId), completion]);
}

export function dropUnsent(sessionId: string): void {
  writeAll(others(sessionId));
}
