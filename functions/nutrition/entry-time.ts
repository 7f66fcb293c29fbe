import { decodeTime } from 'ulid';
import { addDays, localDateOf, type LocalDate } from '../../shared/rules/local-date';
import { AppError } from '../platform/errors';
import type { NutritionDeps } from './nutrition-deps';

const longestDelayMs = 48 * 3_600_000;
const oldestDays = 366;

/** When the client made the ID, so that a repeat after midnight belongs to the same day; now, if its clock is wrong. */
function madeAt(id: string, now: Date): Date {
  const made = decodeTime(id);
  const isLikely = made <= now.getTime() && made >= now.getTime() - longestDelayMs;
  return isLikely ? new Date(made) : now;
}

/** A person's dates: of the entry with this ID, and of now. */
export interface EntryTime {
  date: LocalDate;
  today: LocalDate;
  madeAt: Date;
  /** Null for an entry of another day than the one it was made on. */
  eatenAt: Date | null;
  timeZone: string;
}

interface Told {
  id: string;
  date?: LocalDate | undefined;
  eatenAt?: string | undefined;
}

/** The day an entry belongs to. Throws date_ahead for a future day: a device whose clock is fast sends it again later. */
export async function entryTime(
  { readAccount, storage }: Pick<NutritionDeps, 'readAccount' | 'storage'>,
  userId: string,
  { id, date, eatenAt }: Told,
): Promise<EntryTime> {
  const account = await readAccount(userId);
  if (!account) throw new AppError('profile_not_found');
  const { timeZone } = account;
  const now = storage.clock.now();
  const today = localDateOf(now, timeZone);
  if (date && date > today) throw new AppError('date_ahead');
  if (date && date < addDays(today, -oldestDays))
    throw new AppError('invalid_request', 'date: must be within the last year');
  const made = madeAt(id, now);
  const entryDate = date ?? localDateOf(made, timeZone);
  // The minute only orders and labels meals, so a device that waited long is believed, but not about another day or the future.
  const times = [...(eatenAt ? [new Date(eatenAt)] : []), made];
  const likely = times.find((time) => time <= now && localDateOf(time, timeZone) === entryDate);
  return { date: entryDate, today, madeAt: made, eatenAt: likely ?? null, timeZone };
}
