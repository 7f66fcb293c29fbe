import type { EventData } from '../../shared/events/catalogue';
import { addDays, type LocalDate } from '../../shared/rules/local-date';
import { computeStreak } from '../points/rules/streak';

type Reminder = Pick<EventData<'ReminderSent'>, 'kind' | 'count'>;

/** After so many days without training no one is reminded any more: it would only nag. */
export const restAfterDays = 21;

interface Facts {
  today: LocalDate;
  activeDates: readonly LocalDate[];
  forgivenDates: readonly LocalDate[];
  /** The day since which they are reminded. */
  since: LocalDate;
  wants: { streakAtRisk: boolean; trainingDay: boolean };
  /** The minutes of today's session, null where it is no day of training; asked for only where it matters. */
  readMinutes: () => Promise<number | null>;
}

/** Whether it is so long ago that someone trained that they are left alone. */
export function isResting({
  today,
  activeDates,
  since,
}: Pick<Facts, 'today' | 'activeDates' | 'since'>): boolean {
  const last = activeDates.reduce((latest, date) => (date > latest ? date : latest), since);
  return last < addDays(today, -restAfterDays);
}

/** What to remind someone of today; a streak goes first, and whoever has trained is reminded of nothing. */
export async function chooseReminder(facts: Facts): Promise<Reminder | null> {
  const { today, activeDates, forgivenDates, wants, readMinutes } = facts;
  if (activeDates.some((date) => date >= today) || isResting(facts)) return null;
  const { current, atRisk } = computeStreak({ activeDates, today, forgivenDates });
  if (wants.streakAtRisk && atRisk && current > 0) return { kind: 'streakAtRisk', count: current };
  const minutes = wants.trainingDay ? await readMinutes() : null;
  return minutes === null ? null : { kind: 'trainingDay', count: minutes };
}
