import { deviceStorage } from '../../../lib/kept-storage';

const key = 'invitation';
const keptMs = 48 * 3_600_000;

interface Kept {
  code: string;
  /** Epoch milliseconds. */
  keptAt: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'keptAt' in value;

/** Kept on this device, also for other tabs, until there is an account. */
export const keepInvitation = (code: string): boolean =>
  deviceStorage.write(key, JSON.stringify({ code, keptAt: Date.now() } satisfies Kept));

/** The code that a visitor said yes to; null without one or after two days. */
export function readKeptInvitation(): string | null {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(key) ?? 'null');
    return isKept(kept) && Date.now() - kept.keptAt < keptMs ? kept.code : null;
  } catch {
    return null;
  }
}

export const forgetInvitation = (): void => deviceStorage.remove(key);
