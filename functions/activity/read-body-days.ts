import type { BodyDay } from '../../shared/contracts/body-data';
import type { LocalDate } from '../../shared/rules/local-date';
import { stepsOf } from './activity-repository';
import type { ActivityDeps } from './activity-deps';
import { restingHeartRateOf } from './new-of-part';

/** The days of which anything was told, oldest first. */
export async function readBodyDays(
  { toldDays, readWeights }: Pick<ActivityDeps, 'toldDays' | 'readWeights'>,
  userId: string,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<{ days: BodyDay[] }> {
  const [told, weights] = await Promise.all([
    toldDays.readBetween(userId, from, to),
    readWeights(userId, from, to),
  ]);
  const byDate = new Map(told.map((day) => [day.localDate, day]));
  const weightOf = new Map(weights.map(({ date, weightKg }) => [date, weightKg]));
  const dates = [...new Set([...byDate.keys(), ...weightOf.keys()])].toSorted();
  const days = dates.map((date) => {
    const { steps = {}, restingHeartRates } = byDate.get(date) ?? {};
    return {
      date,
      steps: Object.keys(steps).length > 0 ? stepsOf({ steps }) : null,
      weightKg: weightOf.get(date) ?? null,
      restingHeartRate: restingHeartRateOf({ restingHeartRates }),
    };
  });
  return {
    days: days.filter((day) => [day.steps, day.weightKg, day.restingHeartRate].some((each) => each !== null)),
  };
}
