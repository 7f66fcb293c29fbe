import type { Storage } from '../../../functions/platform/storage/storage';
import { transact, type TransactItem } from '../../../functions/platform/storage/transact';

/** Something stored that its sources contradict. */
export interface Difference {
  what: string;
  found: string | number;
  right: string | number;
  /** Mends it, or throws ConditionFailed where something newer was written; null where a person has to decide. */
  mend: (() => Promise<void>) | null;
}

/** What is looked at as a whole: a person, a group, two friends. */
export interface Subject {
  about: string;
  /** What is wrong as of now. */
  examine(): Promise<Difference[]>;
}

/** A part of the audit: its subjects, page after page. */
export interface Check {
  subjects: string;
  pages(): AsyncGenerator<Subject[]>;
}

/** How many subjects are held at once. */
export const pageSize = 100;

/** A number that must be another; nothing where it is right. */
export function differs(
  what: string,
  [found, right]: readonly [found: string | number, right: string | number],
  mend: Difference['mend'],
): Difference[] {
  return found === right ? [] : [{ what, found, right, mend }];
}

/** Writes these items when the difference is mended. */
export const byWriting =
  ({ documents }: Storage, items: () => TransactItem[]) =>
  (): Promise<void> =>
    transact(documents, items());
