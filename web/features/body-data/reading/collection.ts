import { toldActivitySchema } from '../../../../shared/contracts/body-data';
import type { ActivityKind, ToldActivity } from '../../../../shared/rules/activities';
import {
  earliestDate,
  figureLimits,
  isPossibleDistance,
  maximumSteps,
} from '../../../../shared/rules/activity-limits';
import {
  isTimeZone,
  localDateOf,
  localDateSchema,
  type LocalDate,
} from '../../../../shared/rules/local-date';
import { bounds } from '../../../../shared/rules/questionnaire/bounds';
import { storedKg } from '../../../../shared/rules/units';
import { activityTitle } from './activity-title';
import type { ReadData, ReadRequest } from './read-data';
import { withoutRepeats } from './same-activities';
import { UnreadableFile } from './unreadable-file';

/** An activity as a format tells of it, not yet checked; what it does not know is missing or not a number. */
export interface FoundActivity {
  kind: ActivityKind;
  startMs: number;
  /** How far the place was ahead of UTC, or its zone's name; null if the file does not say. */
  zone: number | string | null;
  durationSeconds: number;
  distanceMeters?: number | null | undefined;
  averageHeartRate?: number | null | undefined;
  caloriesKcal?: number | null | undefined;
  title?: string | null | undefined;
}

/** More than anyone does in a life; each takes memory. */
const mostActivities = 50_000;
/** More apps than anyone has that count steps. */
const mostSources = 100;

/** A whole number within bounds, or null: a figure that cannot be true says nothing. */
function within(
  value: number | null | undefined,
  [least, most]: readonly [least: number, most: number],
): number | null {
  const whole = Math.round(value ?? Number.NaN);
  return whole >= least && whole <= most ? whole : null;
}

/** The date at an instant, that far ahead of UTC. */
const dateAt = (ms: number, offsetSeconds: number) =>
  new Date(ms + offsetSeconds * 1_000).toISOString().slice(0, 10);

/** Takes in what a file holds, entry by entry, and keeps only what is wanted, possible, and recent enough. */
export class Collection {
  /** Entries that could not be used. */
  leftOut = 0;
  private readonly activities: ToldActivity[] = [];
  private readonly steps = new Map<LocalDate, Map<number, number>>();
  private readonly weights = new Map<LocalDate, { ms: number; weightKg: number }>();
  private readonly heartRates = new Map<LocalDate, { ms: number; beatsPerMinute: number }>();
  private readonly sources = new Map<string, number>();
  private readonly today: LocalDate;
  private lastDate: string | null = null;
  private isLastPossible = false;

  constructor(private readonly request: ReadRequest) {
    this.today = localDateOf(request.now, request.timeZone);
  }

  get wanted() {
    return this.request.wanted;
  }

  /** The day of an instant where it was recorded. */
  dateOf(ms: number, zone: number | string | null): string | null {
    if (!Number.isFinite(ms) || Math.abs(ms) > 8e15) return null;
    if (typeof zone === 'number') return dateAt(ms, zone);
    const name = zone !== null && isTimeZone(zone) ? zone : this.request.timeZone;
    return localDateOf(new Date(ms), name);
  }

  /** Whether an entry of this day is kept; one of an impossible day is counted. */
  private takes(date: string | null): date is LocalDate {
    // Most entries are of the same day as those before them.
    if (date !== this.lastDate) {
      this.lastDate = date;
      this.isLastPossible = date !== null && this.isPossible(date);
    }
    if (!this.isLastPossible) this.leftOut += 1;
    return this.isLastPossible && (this.request.since === null || (date ?? '') >= this.request.since);
  }

  private isPossible(date: string): boolean {
    return date >= earliestDate && date <= this.today && localDateSchema.safeParse(date).success;
  }

  addActivity(found: FoundActivity): void {
    if (!this.wanted.activities) return;
    const date = this.dateOf(found.startMs, found.zone);
    if (!this.takes(date)) return;
    const [kind, durationSeconds] = [found.kind, Math.round(found.durationSeconds)];
    const meters = within(found.distanceMeters, figureLimits.distanceMeters);
    const { data: activity } = toldActivitySchema.safeParse({
      kind,
      startedAt: new Date(found.startMs).toISOString(),
      date,
      durationSeconds,
      distanceMeters: isPossibleDistance({ kind, durationSeconds, distanceMeters: meters }) ? meters : null,
      averageHeartRate: within(found.averageHeartRate, figureLimits.averageHeartRate),
      caloriesKcal: within(found.caloriesKcal, figureLimits.caloriesKcal),
      title: activityTitle(found.title),
    });
    if (!activity || found.startMs > this.request.now.getTime()) this.leftOut += 1;
    else this.activities.push(activity);
    if (this.activities.length > mostActivities) throw new UnreadableFile('too_large');
  }

  /** Some steps of a day by one app or device; several count the same walk, so the largest sum of a day is its total. */
  addSteps(date: string | null, source: string, count: number): void {
    if (!this.wanted.steps || !this.takes(date)) return;
    const number = this.sources.get(source) ?? this.sources.size;
    if (!(count >= 0 && count <= maximumSteps) || number >= mostSources) {
      this.leftOut += 1;
      return;
    }
    this.sources.set(source, number);
    const sums = this.steps.get(date) ?? new Map<number, number>();
    sums.set(number, (sums.get(number) ?? 0) + count);
    this.steps.set(date, sums);
  }

  /** The last weight of a day is that day's. */
  addWeight(date: string | null, ms: number, kg: number): void {
    if (!this.wanted.weights || !this.takes(date)) return;
    const weightKg = storedKg(kg);
    const { minimum, maximum } = bounds.weightKg;
    if (!(weightKg >= minimum && weightKg <= maximum)) this.leftOut += 1;
    else if (ms >= (this.weights.get(date)?.ms ?? ms)) this.weights.set(date, { ms, weightKg });
  }

  addRestingHeartRate(date: string | null, ms: number, beats: number): void {
    if (!this.wanted.restingHeartRates || !this.takes(date)) return;
    const beatsPerMinute = within(beats, figureLimits.restingHeartRate);
    if (beatsPerMinute === null) this.leftOut += 1;
    else if (ms >= (this.heartRates.get(date)?.ms ?? ms)) this.heartRates.set(date, { ms, beatsPerMinute });
  }

  private totals(): ReadData['steps'] {
    const totals = byDate(this.steps).map(([date, sums]) => ({
      date,
      total: Math.round(Math.max(...sums.values())),
    }));
    const possible = totals.filter(({ total }) => total <= maximumSteps);
    this.leftOut += totals.length - possible.length;
    return possible;
  }

  /** All that was kept. Throws UnreadableFile if that is nothing. */
  result(): ReadData {
    const data = {
      activities: withoutRepeats(this.activities),
      steps: this.totals(),
      weights: byDate(this.weights).map(([date, { weightKg }]) => ({ date, weightKg })),
      restingHeartRates: byDate(this.heartRates).map(([date, { beatsPerMinute }]) => ({
        date,
        beatsPerMinute,
      })),
    };
    if (Object.values(data).every(({ length }) => length === 0)) throw new UnreadableFile('empty');
    return { ...data, leftOut: this.leftOut };
  }
}

const byDate = <Value>(entries: Map<LocalDate, Value>) =>
  [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1));
