import { setTimeout as pause } from 'node:timers/promises';
import { ConditionFailed } from '../../../functions/platform/storage/conditions';
import type { Check, Difference, Subject } from './difference';

export interface AuditOptions {
  repair: boolean;
  /** How many subjects are checked per second, at most. */
  perSecond: number;
  /** Waits for pending work: events, and indexes that lag behind. */
  settle(): Promise<void>;
  say(line: string): void;
}

export interface Audited {
  examined: number;
  differences: number;
  mended: number;
}

const atOnce = 8;
const settlings = 3;

async function mapSome<From, To>(all: readonly From[], map: (each: From) => Promise<To>): Promise<To[]> {
  const mapped: To[] = [];
  for (let from = 0; from < all.length; from += atOnce)
    mapped.push(...(await Promise.all(all.slice(from, from + atOnce).map(map))));
  return mapped;
}

interface Found {
  subject: Subject;
  differences: Difference[];
}

async function differing(subjects: readonly Subject[]): Promise<Found[]> {
  const found = await mapSome(subjects, async (subject) => ({
    subject,
    differences: await subject.examine(),
  }));
  return found.filter(({ differences }) => differences.length > 0);
}

/** The differences of a page that persist: a pending event resolves its own. */
async function findIn(page: readonly Subject[], { settle }: AuditOptions): Promise<Found[]> {
  let found = await differing(page);
  for (let n = 0; n < settlings && found.length > 0; n += 1) {
    await settle();
    found = await differing(found.map(({ subject }) => subject));
  }
  return found;
}

/** One after another, each decided on what is stored at that point; returns what is left. */
async function mendAll({ subject, differences }: Found): Promise<Difference[]> {
  let left = differences;
  for (let tries = 3 + 2 * differences.length; tries > 0; tries -= 1) {
    const mend = left.find((each) => each.mend)?.mend;
    if (!mend) return left;
    try {
      await mend();
    } catch (error) {
      // Someone was faster: what they wrote is checked next.
      if (!(error instanceof ConditionFailed)) throw error;
    }
    left = await subject.examine();
  }
  return left;
}

const lineOf = (about: string, { what, found, right }: Difference, end: string) =>
  `${about}  ${what}: ${found} is stored, ${right} is right${end}`;

/**
 * Reports what was found, including differences that only showed up during the repair and could not be repaired
 * either.
 */
async function report(
  found: Found,
  { repair, say }: AuditOptions,
): Promise<Pick<Audited, 'differences' | 'mended'>> {
  const { subject, differences } = found;
  const left = repair ? await mendAll(found) : differences;
  const stays = new Set(left.map(({ what }) => what));
  const first = new Set(differences.map(({ what }) => what));
  const all = [...differences, ...left.filter(({ what }) => !first.has(what))];
  for (const difference of all) {
    const mended = stays.has(difference.what) ? ', NOT REPAIRED' : ', repaired';
    say(lineOf(subject.about, difference, repair ? mended : ''));
  }
  return { differences: all.length, mended: all.length - left.length };
}

/**
 * Goes through all subjects of the checks and reports every difference between what is stored and what follows from
 * its sources; with `repair` it repairs them. Holds one page at a time in memory.
 */
export async function runAudit(checks: readonly Check[], options: AuditOptions): Promise<Audited> {
  const audited: Audited = { examined: 0, differences: 0, mended: 0 };
  for (const check of checks) {
    for await (const page of check.pages()) {
      const soonest = pause((page.length * 1000) / options.perSecond);
      for (const found of await findIn(page, options)) {
        const { differences, mended } = await report(found, options);
        audited.differences += differences;
        audited.mended += mended;
      }
      audited.examined += page.length;
      await soonest;
    }
  }
  return audited;
}
