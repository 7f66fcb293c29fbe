import type { ImportPart } from '../../../shared/contracts/body-data';
import type { ToldActivity } from '../../../shared/rules/activities';
import { addDays, startOfDate, type LocalDate } from '../../../shared/rules/local-date';

const days = 84;
const hourMs = 3_600_000;

interface Outing {
  daysAgo: number;
  kind: 'run' | 'ride' | 'walk';
  title: string;
  /** Local time. */
  hour: number;
  minutes: number;
  kilometers: number;
  heartRate: number;
  caloriesKcal: number;
}

/** Runs on Sundays and the like, and walks; hard ones are so long ago that they weigh on no plan. */
const outings: readonly Outing[] = [
  {
    daysAgo: 80,
    kind: 'run',
    title: 'Morning run',
    hour: 7,
    minutes: 24,
    kilometers: 3.4,
    heartRate: 158,
    caloriesKcal: 231,
  },
  {
    daysAgo: 73,
    kind: 'run',
    title: 'Morning run',
    hour: 7,
    minutes: 27,
    kilometers: 3.9,
    heartRate: 156,
    caloriesKcal: 262,
  },
  {
    daysAgo: 66,
    kind: 'ride',
    title: 'Along the river',
    hour: 10,
    minutes: 71,
    kilometers: 21.6,
    heartRate: 131,
    caloriesKcal: 498,
  },
  {
    daysAgo: 59,
    kind: 'run',
    title: 'Morning run',
    hour: 7,
    minutes: 29,
    kilometers: 4.4,
    heartRate: 154,
    caloriesKcal: 291,
  },
  {
    daysAgo: 52,
    kind: 'walk',
    title: 'Up to the view',
    hour: 9,
    minutes: 95,
    kilometers: 7.8,
    heartRate: 108,
    caloriesKcal: 402,
  },
  {
    daysAgo: 45,
    kind: 'run',
    title: 'Morning run',
    hour: 7,
    minutes: 31,
    kilometers: 4.8,
    heartRate: 153,
    caloriesKcal: 316,
  },
  {
    daysAgo: 38,
    kind: 'ride',
    title: 'Along the river',
    hour: 10,
    minutes: 83,
    kilometers: 26.2,
    heartRate: 129,
    caloriesKcal: 571,
  },
  {
    daysAgo: 31,
    kind: 'run',
    title: 'Morning run',
    hour: 7,
    minutes: 32,
    kilometers: 5.1,
    heartRate: 151,
    caloriesKcal: 334,
  },
  {
    daysAgo: 24,
    kind: 'walk',
    title: 'Around the lake',
    hour: 9,
    minutes: 78,
    kilometers: 6.4,
    heartRate: 104,
    caloriesKcal: 318,
  },
  {
    daysAgo: 17,
    kind: 'run',
    title: 'Morning run',
    hour: 7,
    minutes: 33,
    kilometers: 5.4,
    heartRate: 150,
    caloriesKcal: 351,
  },
  {
    daysAgo: 12,
    kind: 'ride',
    title: 'Home the long way',
    hour: 18,
    minutes: 52,
    kilometers: 16.9,
    heartRate: 127,
    caloriesKcal: 348,
  },
];

function toldOf(outing: Outing, today: LocalDate, timeZone: string): ToldActivity {
  const date = addDays(today, -outing.daysAgo);
  const startedAt = new Date(startOfDate(date, timeZone).getTime() + outing.hour * hourMs);
  return {
    kind: outing.kind,
    startedAt: `${startedAt.toISOString().slice(0, 19)}Z`,
    date,
    durationSeconds: outing.minutes * 60,
    distanceMeters: outing.kilometers * 1000,
    averageHeartRate: outing.heartRate,
    caloriesKcal: outing.caloriesKcal,
    title: outing.title,
  };
}

/**
 * Twelve weeks of a watch, up to yesterday: steps of the days that have none yet, a resting heart rate that comes down
 * as someone gets fitter, and an outing a week.
 */
export function demoBodyData(
  today: LocalDate,
  timeZone: string,
  hasSteps: (daysAgo: number) => boolean,
): ImportPart {
  const past = Array.from({ length: days }, (_, index) => days - index);
  return {
    activities: outings.map((outing) => toldOf(outing, today, timeZone)),
    steps: past
      .filter((daysAgo) => !hasSteps(daysAgo))
      .map((daysAgo) => ({ date: addDays(today, -daysAgo), total: 3_900 + ((daysAgo * 1_327) % 5_600) })),
    weights: [],
    restingHeartRates: past.map((daysAgo) => ({
      date: addDays(today, -daysAgo),
      beatsPerMinute: 57 + Math.round(daysAgo / 14) + ((daysAgo * 7) % 4),
    })),
  };
}
