import { deviceStorage } from '../../lib/kept-storage';

/** The move a visitor does with the coach, and what is saved of it until there is an account. */
export const firstMove = { exerciseId: 'squat', workSeconds: 40 } as const;

const key = 'first-move';
const keptMs = 48 * 3_600_000;

interface KeptMove {
  /** The id of the session it will start, so that repeating the start creates no second one. */
  sessionId: string;
  /** Epoch milliseconds. */
  doneAt: number;
}

const isKept = (value: unknown): value is KeptMove =>
  typeof value === 'object' && value !== null && 'sessionId' in value && 'doneAt' in value;

/** Whether this browser would keep it, which only trying tells. */
export function canKeepFirstMove(): boolean {
  const tried = `${key}-tried`;
  const isKept = deviceStorage.write(tried, '');
  deviceStorage.remove(tried);
  return isKept;
}

export const keepFirstMove = (move: KeptMove): boolean => deviceStorage.write(key, JSON.stringify(move));

/** The session to start from a move saved on this device; null without one or after two days. */
export function readFirstMove(): string | null {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(key) ?? 'null');
    return isKept(kept) && Date.now() - kept.doneAt < keptMs ? kept.sessionId : null;
  } catch {
    return null;
  }
}

export function forgetFirstMove(): void {
  deviceStorage.remove(key);
}
