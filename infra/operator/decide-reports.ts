import { groupIdOf, type createReportsRepository } from '../../functions/friends/reports-repository';
import { createGroupsRepository } from '../../functions/groups/groups-repository';
import { createOperatorActionsRepository } from '../../functions/people/operator-actions-repository';
import { changeStandingItem, standingOf, type Person, type ReadPerson } from '../../functions/people/public';
import { outboxItem } from '../../functions/platform/outbox/outbox-item';
import { decideAgain } from '../../functions/platform/storage/retries';
import type { Storage } from '../../functions/platform/storage/storage';
import { transact, type TransactItem } from '../../functions/platform/storage/transact';

const personDecisions = ['dismiss', 'hide', 'suspend', 'restore'] as const;
type PersonDecision = (typeof personDecisions)[number];
const groupDecisions = ['dismiss', 'close'] as const;

export const decisions = [...personDecisions, 'close'] as const;
export type Decision = (typeof decisions)[number];

/** The possible decisions about a person or a group. */
export const decisionsOf = (reportedId: string): readonly Decision[] =>
  groupIdOf(reportedId) === null ? personDecisions : groupDecisions;

export interface DecideDeps {
  storage: Storage;
  reports: ReturnType<typeof createReportsRepository>;
  readPerson: ReadPerson;
  /** Who decides. */
  by: string;
}

export interface Decided {
  /** How many reports this decided. */
  reports: number;
  /** Whether anything changed for the person or the group. */
  changed: boolean;
}

const reportsPerTransaction = 50;

const changesOf = {
  dismiss: {},
  hide: { hiddenFromBoards: true },
  suspend: { state: 'suspended' },
  restore: { hiddenFromBoards: false, state: 'active' },
} as const satisfies Record<PersonDecision, Partial<Person>>;

/** What a decision changes for someone, with the events for leaderboards and sessions; empty if it already applies. */
function personItems(storage: Storage, person: Person | null, decision: PersonDecision): TransactItem[] {
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

/** A closed group is gone as if its owner had deleted it. */
async function groupItems(storage: Storage, groupId: string): Promise<TransactItem[]> {
  const groups = createGroupsRepository(storage);
  const group = await groups.read(groupId);
  if (!group) return [];
  const cause = { correlationId: storage.newId(), depth: 0 };
  return [
    groups.deleteItem(groupId, group.ownerId),
    outboxItem(storage, 'GroupDeleted', { userId: group.ownerId, cause, data: { groupId } }),
  ];
}

/** What a decision changes; empty if it does not apply to what was reported. */
async function itemsOf(
  { storage, readPerson }: DecideDeps,
  reportedId: string,
  decision: Decision,
): Promise<TransactItem[]> {
  const groupId = groupIdOf(reportedId);
  if (groupId !== null) return decision === 'close' ? groupItems(storage, groupId) : [];
  return decision === 'close' ? [] : personItems(storage, await readPerson(reportedId), decision);
}

/**
 * Decides all open reports about a person or a group, applies the decision, and records it, in one transaction. A
 * repeat changes nothing and is not recorded.
 */
export async function decideReports(
  deps: DecideDeps,
  reportedId: string,
  decision: Decision,
): Promise<Decided> {
  const { storage, reports, by } = deps;
  const actions = createOperatorActionsRepository(storage);
  const decided: Decided = { reports: 0, changed: false };
  for (;;) {
    const { done, changed } = await decideAgain(async () => {
      const [all, changes] = await Promise.all([reports.listOpen(), itemsOf(deps, reportedId, decision)]);
      const open = all.filter((report) => report.reportedId === reportedId).slice(0, reportsPerTransaction);
      const items = [...changes, ...open.map((report) => reports.decideItem(report, decision))];
      if (items.length > 0) {
        const about = open.map(({ reason, reportedAt }) => ({ reason, reportedAt }));
        const record = actions.recordItem({ userId: reportedId, action: decision, by, reports: about });
        await transact(storage.documents, [...items, record]);
      }
      return { done: open.length, changed: changes.length > 0 };
    });
    decided.reports += done;
    decided.changed ||= changed;
    if (done < reportsPerTransaction) return decided;
  }
}
