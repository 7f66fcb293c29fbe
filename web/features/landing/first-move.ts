/** The move that a visitor makes with the coach, and what is kept of it until there is an account. */
export const firstMove = { exerciseId: 'squat', workSeconds: 40 } as const;

const key = 'first-move';
const keptMs = 48 * 3_600_000;

interface KeptMove {
  /** Of the session that it will begin: a repeat begins no second one. */
  sessionId: string;
  /** Epoch milliseconds. */
  doneAt: number;
}

const isKept = (value: unknown): value is KeptMove =>
  typeof value === 'object' && value !== null && 'sessionId' in value && 'doneAt' in value;

export function keepFirstMove(move: KeptMove): void {
  try {
    localStorage.setItem(key, JSON.stringify(move));
  } catch {
    // A browser that refuses storage keeps nothing; the account is made all the same.
  }
}

/** The session that a move kept on this device begins, null without one or where it is two days old. */
export function readFirstMove(): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(kept) && Date.now() - kept.doneAt < keptMs ? kept.sessionId : null;
  } catch {
    return null;
  }
}

export function forgetFirstMove(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then nothing is kept either.
  }
}
