import type { createReportsRepository } from '../../functions/friends/reports-repository';
import { changeStandingItem, standingOf, type Person, type ReadPerson } from '../../functions/people/public';
import { outboxItem } from '../../functions/platform/outbox/outbox-item';
import { decideAgain } from '../../functions/platform/storage/retries';
import type { Storage } from '../../functions/platform/storage/storage';
import { transact, type TransactItem } from '../../functions/platform/storage/transact';

export const decisions = ['dismiss', 'hide', 'suspend', 'restore'] as const;
export type Decision = (typeof decisions)[number];

export interface DecideDeps {
  storage: Storage;
  reports: ReturnType<typeof createReportsRepository>;
  readPerson: ReadPerson;
}

export interface Decided {
  /** How many reports this decided. */
  reports: number;
  /** Whether anything changed for the person. */
  changed: boolean;
}

const reportsPerTransaction = 50;

const changesOf = {
  dismiss: {},
  hide: { hiddenFromBoards: true },
  suspend: { state: 'suspended' },
  restore: { hiddenFromBoards: false, state: 'active' },
} as const satisfies Record<Decision, Partial<Person>>;

/** What a decision changes for somebody, and the events that carry it to boards and sessions; nothing where it holds already. */
function personItems(storage: Storage, person: Person | null, decision: Decision): TransactItem[] {
  if (!person || person.state === 'deleting') return [];
  const next = { ...person, ...changesOf[decision], version: person.version + 1 };
  if (next.state === person.state && next.hiddenFromBoards === person.hiddenFromBoards) return [];
  const about = { userId: person.userId, cause: { correlationId: storage.newId(), depth: 0 } };
  return [
    changeStandingItem(storage, person, changesOf[decision]),
    outboxItem(storage, 'StandingChanged', { ...about, data: { standing: standingOf(next) } }),
    ...(next.state === 'suspended' && person.state !== 'suspended'
      ? [outboxItem(storage, 'PersonSuspended', { ...about, data: {} })]
      : []),
  ];
}

/** Decides all open reports of somebody, and does what was decided in the same transaction. A repeat changes nothing. */
export async function decideReports(
  { storage, reports, readPerson }: DecideDeps,
  reportedId: string,
  decision: Decision,
): Promise<Decided> {
  const decided: Decided = { reports: 0, changed: false };
  for (;;) {
    const { done, changed } = await decideAgain(async () => {
      const [all, person] = await Promise.all([reports.listOpen(), readPerson(reportedId)]);
      const open = all.filter((report) => report.reportedId === reportedId).slice(0, reportsPerTransaction);
      const changes = personItems(storage, person, decision);
      const items = [...changes, ...open.map((report) => reports.decideItem(report, decision))];
      if (items.length > 0) await transact(storage.documents, items);
      return { done: open.length, changed: changes.length > 0 };
    });
    decided.reports += done;
    decided.changed ||= changed;
    if (done < reportsPerTransaction) return decided;
  }
}
