import type { Activity, ImportPart } from '../../shared/contracts/body-data';
import type { LocalDate } from '../../shared/rules/local-date';
import { stepsOf } from './activity-repository';
import type { KnownTime } from './known-time';
import { activityOf } from './told-activity';
import type { ToldDay } from './told-days-repository';

/** What a person has already, as far as a part of an import is about it. */
export interface Known {
  time: KnownTime;
  days: ReadonlyMap<LocalDate, ToldDay>;
  weightDates: ReadonlySet<LocalDate>;
}

/** What a part adds to one day. */
export interface NewOfDay {
  date: LocalDate;
  activities: Activity[];
  steps?: number | undefined;
  restingHeartRate?: number | undefined;
}

export interface NewOfPart {
  days: NewOfDay[];
  weights: ImportPart['weights'];
}

/** In beats per minute; null if nobody told it. Devices that measured at a livelier moment are told apart by more. */
export function restingHeartRateOf(day: Pick<ToldDay, 'restingHeartRates'> | undefined): number | null {
  const rates = Object.values(day?.restingHeartRates ?? {});
  return rates.length > 0 ? Math.min(...rates) : null;
}

/**
 * What a part would change: activities whose time is free, more steps than any source counted, a lower resting heart
 * rate, and weights of days without one. The rest is known already.
 */
export function newOfPart(
  part: ImportPart,
  { time, days, weightDates }: Known,
  from: Pick<Activity, 'source' | 'importId'>,
): NewOfPart {
  const news = new Map<LocalDate, NewOfDay>();
  const newOf = (date: LocalDate): NewOfDay => {
    const known = news.get(date) ?? { date, activities: [] };
    news.set(date, known);
    return known;
  };
  for (const told of part.activities) {
    const activity = activityOf(told, from);
    if (time.has(activity)) continue;
    time.add(activity);
    newOf(activity.date).activities.push(activity);
  }
  for (const { date, total } of part.steps) {
    const most = Math.max(stepsOf({ steps: days.get(date)?.steps ?? {} }), news.get(date)?.steps ?? 0);
    if (total > most) newOf(date).steps = total;
  }
  for (const { date, beatsPerMinute } of part.restingHeartRates) {
    const least = news.get(date)?.restingHeartRate ?? restingHeartRateOf(days.get(date)) ?? Infinity;
    if (beatsPerMinute < least) newOf(date).restingHeartRate = beatsPerMinute;
  }
  const weights = new Map<LocalDate, ImportPart['weights'][number]>();
  for (const weight of part.weights)
    if (!weightDates.has(weight.date) && !weights.has(weight.date)) weights.set(weight.date, weight);
  return { days: [...news.values()], weights: [...weights.values()] };
}
