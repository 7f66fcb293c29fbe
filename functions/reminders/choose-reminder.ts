import type { EventData } from '../../shared/events/catalogue';
import { addDays, type LocalDate } from '../../shared/rules/local-date';
import { computeStreak } from '../points/rules/streak';

type Reminder = Pick<EventData<'ReminderSent'>, 'kind' | 'count'>;

/** After this many days without training, reminders stop: they would only nag. */
export const restAfterDays = 21;

interface Facts {
  today: LocalDate;
  activeDates: readonly LocalDate[];
  forgivenDates: readonly LocalDate[];
  /** Days with enough activity outside to keep a streak. */
  outsideDates: readonly LocalDate[];
  /** The day since which they get reminders. */
  since: LocalDate;
  wants: { streakAtRisk: boolean; trainingDay: boolean };
  /** The minutes of today's session, null if it is not a training day; only called when needed. */
  readMinutes: () => Promise<number | null>;
}

/** Whether someone's last training is so long ago that they are left alone. */
export function isResting({
  today,
  activeDates,
  since,
}: Pick<Facts, 'today' | 'activeDates' | 'since'>): boolean {
  const last = activeDates.reduce((latest, date) => (date > latest ? date : latest), since);
  return last < addDays(today, -restAfterDays);
}

/** What to remind someone of today. A streak at risk comes first; someone who has trained gets no reminder. */
export async function chooseReminder(facts: Facts): Promise<Reminder | null> {
  const { today, activeDates, forgivenDates, outsideDates, wants, readMinutes } = facts;
  if (activeDates.some((date) => date >= today) || isResting(facts)) return null;
  const { current, atRisk } = computeStreak({ activeDates, today, forgivenDates, outsideDates });
  if (wants.streakAtRisk && atRisk && current > 0) return { kind: 'streakAtRisk', count: current };
  // Whoever was active elsewhere today is not told to train.
  const minutes = wants.trainingDay && !outsideDates.includes(today) ? await readMinutes() : null;
  return minutes === null ? null : { kind: 'trainingDay', count: minutes };
}
