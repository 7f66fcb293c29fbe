import { daysBetween, localDateOf } from '../../../shared/rules/local-date';
import { percentile } from '../../bench/statistics';
import { todayOf } from './member';
import type { Month } from './month';

export interface PerDay {
  mean: number;
  /** The 95th percentile. */
  high: number;
  most: number;
}

/** Interruptions on a day of a person, quiet days included. */
export function interruptionsPerDay({ everyone, interruptions }: Month): PerDay {
  const counts = new Map<string, number>();
  for (const { userId, at } of interruptions) {
    const zone = everyone.get(userId)?.temper.timeZone ?? 'UTC';
    const day = `${userId} ${localDateOf(new Date(at), zone)}`;
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const personDays = [...everyone.values()].reduce(
    (sum, member) => sum + 1 + daysBetween(member.since, todayOf(member)),
    0,
  );
  const all = [...counts.values(), ...Array.from({ length: Math.max(0, personDays - counts.size) }, () => 0)];
  return {
    mean: interruptions.length / Math.max(1, personDays),
    high: percentile(all, 0.95),
    most: Math.max(0, ...counts.values()),
  };
}

export interface Chains {
  /** What a request told first. */
  begins: string;
  requests: number;
  /** Events of all of them, and of the one with the most, without notifications. */
  events: number;
  most: number;
  /** The most notifications of one of them. */
  told: number;
  /** An event of each step of the longest way from cause to effect. */
  deepest: string[];
}

/** Events of one request, by how many led to each. */
interface Caused {
  heard: number;
  told: number;
  byDepth: string[];
}

/** The events that followed from each request, by the type of its first one. */
export function chainsOf({ told }: Pick<Month, 'told'>): Chains[] {
  const requests = new Map<string, Caused>();
  // What names many people at once is one cause for each of them.
  const shared = new Map<string, string>();
  for (const { type, userId, correlationId, depth } of told.values()) {
    if (userId === 'everyone') shared.set(correlationId, type);
    const begins = shared.get(correlationId);
    const key = begins ? `${correlationId} ${userId}` : correlationId;
    const caused = requests.get(key) ?? { heard: 0, told: 0, byDepth: begins ? [begins] : [] };
    caused[type === 'NotificationCreated' ? 'told' : 'heard'] += 1;
    caused.byDepth[depth] ??= type;
    requests.set(key, caused);
  }
  const chains = new Map<string, Chains>();
  for (const { heard, told: people, byDepth } of requests.values()) {
    const [begins = ''] = byDepth;
    const known = chains.get(begins) ?? { begins, requests: 0, events: 0, most: 0, told: 0, deepest: [] };
    chains.set(begins, {
      begins,
      requests: known.requests + 1,
      events: known.events + heard,
      most: Math.max(known.most, heard),
      told: Math.max(known.told, people),
      deepest: byDepth.length > known.deepest.length ? byDepth : known.deepest,
    });
  }
  return [...chains.values()].toSorted((a, b) => b.events - a.events);
}
