import { useSyncExternalStore } from 'react';
import * as z from 'zod';

const completionSchema = z.object({
  userId: z.string(),
  sessionId: z.string(),
  title: z.string(),
  finishedExercises: z.array(z.number().int().min(0)),
  activeSeconds: z.number().int().min(0),
  finishedAt: z.string(),
});

/** A finished workout as it is sent; a repeat sends exactly the same. */
export type Completion = z.output<typeof completionSchema>;

const storageKey = 'workout-unsent';
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** Keeps a finished workout on this device until the server has it. */
export function keepUnsent(completion: Completion): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(completion));
  } catch {
    // A browser that refuses storage can still repeat it while the page is open.
  }
  notify();
}

export function dropUnsent(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept then.
  }
  notify();
}

/** The workout of this user that the server has not confirmed yet. */
export function readUnsent(userId: string): Completion | null {
  try {
    const parsed = completionSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    return parsed.success && parsed.data.userId === userId ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Other tabs keep and drop it too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether a workout of this user waits to be sent. */
export function useHasUnsent(userId: string): boolean {
  return useSyncExternalStore(subscribe, () => readUnsent(userId) !== null);
}
