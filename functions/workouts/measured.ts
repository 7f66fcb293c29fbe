import {
  type HeartRateSeries,
  type WorkoutSession,
  beatsEverySeconds,
  type Beats,
} from '../../shared/contracts/workouts';
import { heartRateOf } from '../../shared/rules/heart-rate';
import type { LocalDate } from '../../shared/rules/local-date';
import { sparedOf } from '../spared/public';
import { caloriesByHeartRate } from './rules/heart-rate-calories';
import type { WorkoutDeps } from './workouts-deps';

/** What a strap adds to a session. */
export interface Measured {
  beats: Beats;
  figures: Required<Pick<WorkoutSession, 'heartRate' | 'caloriesBy' | 'caloriesBurned'>>;
}

/** With these, a heart beats at another rate for the same work, so the table is the better estimate. */
const otherRate = ['heart', 'pregnancy'] as const;

/**
 * The values within the time of the workout, and the calories by them where they tell more than the exercises do; null
 * if there are none, or if the person did not allow that they are kept.
 */
export async function measuredBy(
  { readMeasurable, readLedger }: Pick<WorkoutDeps, 'readMeasurable' | 'readLedger'>,
  userId: string,
  {
    heartRate: sent,
    activeSeconds: claimed,
  }: { heartRate?: HeartRateSeries | undefined; activeSeconds: number },
  ending: { activeSeconds: number; caloriesBurned: number; localDate: LocalDate },
): Promise<Measured | null> {
  const beats = sent?.beats.slice(0, Math.ceil(claimed / beatsEverySeconds)) ?? [];
  const heartRate = heartRateOf(beats);
  if (!heartRate) return null;
  const [person, ledger] = await Promise.all([readMeasurable(userId), readLedger(userId)]);
  if (!person) return null;
  const { activeSeconds, caloriesBurned: tableKcal, localDate } = ending;
  const { slowsHeart, conditions } = sparedOf(person.answers, ledger, localDate);
  const holds = !slowsHeart && !otherRate.some((each) => conditions.includes(each));
  const kcal =
    person.answers && holds ? caloriesByHeartRate(beats, person.answers, { activeSeconds, tableKcal }) : null;
  return {
    beats,
    figures: {
      heartRate,
      caloriesBy: kcal === null ? 'table' : 'heart_rate',
      caloriesBurned: kcal ?? tableKcal,
    },
  };
}
