import type { Storage } from '../../../functions/platform/storage/storage';
import { transact, type TransactItem } from '../../../functions/platform/storage/transact';

/** Something stored that contradicts its sources. */
export interface Difference {
  what: string;
  found: string | number;
  right: string | number;
  /** Repairs it, or throws ConditionFailed if something newer was written; null if a person has to decide. */
  mend: (() => Promise<void>) | null;
}

/** The unit of a check: a person, a group, two friends. */
export interface Subject {
  about: string;
  /** What is wrong right now. */
  examine(): Promise<Difference[]>;
}

/** A part of the audit: its subjects, page after page. */
export interface Check {
  subjects: string;
  pages(): AsyncGenerator<Subject[]>;
}

/** How many subjects are held in memory. */
export const pageSize = 100;

/** A wrong number; empty if it is right. */
export function differs(
  what: string,
  [found, right]: readonly [found: string | number, right: string | number],
  mend: Difference['mend'],
): Difference[] {
  return found === right ? [] : [{ what, found, right, mend }];
}

/** Writes these items to repair a difference. */
export const byWriting =
  ({ documents }: Storage, items: () => TransactItem[]) =>
  (): Promise<void> =>
    transact(documents, items());
