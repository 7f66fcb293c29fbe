import { brand } from '../../shared/brand';
import { addDays, weekday, mondayOf } from '../../shared/rules/local-date';
import { AppError } from '../platform/errors';
import { transact } from '../platform/storage/transact';
import { hashOfFile, newCalendarFile } from './calendar-address';
import { currentPlan } from './current-plan';
import { icalendar, type DayEvent } from './icalendar';
import type { PlanBasis } from './plan-basis';
import { readBasis } from './read-basis';
import type { TrainingDeps } from './training-deps';
import { weekOf } from './week-of';

const weeksAhead = 3;

/** Makes a new address for the feed, which is shown only once; the old one stops working. */
export async function renewCalendar({ storage, plans }: TrainingDeps, userId: string) {
  const file = newCalendarFile();
  await transact(storage.documents, [plans.calendarItem(userId, hashOfFile(file))]);
  return { path: `/api/training/calendar/${file}` };
}

/** Ends the feed. */
export async function removeCalendar({ storage, plans }: TrainingDeps, userId: string) {
  await transact(storage.documents, [plans.calendarItem(userId, null)]);
  return { hasCalendar: false as const };
}

/** Others may see a calendar, so it only says when the person trains. */
function eventOf(date: DayEvent['date'], minutes: number): DayEvent {
  return {
    uid: `training-${date}@${brand.product.toLowerCase()}`,
    date,
    summary: `Training with ${brand.coach} · ${minutes} min`,
    description: 'Upcoming days may still change.',
  };
}

/** This week's planned sessions, then the training days of the weeks after it. */
function eventsOf(basis: PlanBasis): DayEvent[] {
  const { input, settings } = basis;
  const today = currentPlan(basis);
  if (today === null) return [];
  const { days } = weekOf(basis, today);
  const planned = days.filter(({ state }) => state === 'planned');
  const nextMonday = addDays(mondayOf(input.date), 7);
  const later = Array.from({ length: 7 * weeksAhead }, (_, index) => addDays(nextMonday, index));
  return [
    ...planned.map(({ date, minutes }) => eventOf(date, minutes)),
    ...later
      .filter((date) => settings.days.some((day) => day === weekday(date)))
      .map((date) => eventOf(date, settings.minutes)),
  ];
}

/** The calendar at this address as text; revoked addresses, and those of accounts being deleted, are not found. */
export async function readCalendar(deps: TrainingDeps, file: string): Promise<string> {
  const userId = await deps.plans.findByCalendar(hashOfFile(file));
  if (userId === null) throw new AppError('calendar_not_found');
  const { trainee, basis } = await readBasis(deps, userId).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('calendar_not_found') : error;
  });
  if (!trainee.isActive) throw new AppError('calendar_not_found');
  const name = `Training with ${brand.coach}`;
  return icalendar({ name, product: brand.product, events: eventsOf(basis) }, deps.storage.clock.now());
}
