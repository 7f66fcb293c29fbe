import { createFriendChallengesRepository } from '../../functions/friend-challenges/friend-challenges-repository';
import type { Side } from '../../functions/friends/public';
import { createFriendsRepository } from '../../functions/friends/friends-repository';
import {
  createReportsRepository,
  groupIdOf,
  type ReceivedReport,
} from '../../functions/friends/reports-repository';
import { createGroupsRepository, type GroupRow } from '../../functions/groups/groups-repository';
import { createMembersRepository } from '../../functions/groups/members-repository';
import {
  createOperatorActionsRepository,
  type OperatorAction,
} from '../../functions/people/operator-actions-repository';
import { createPeopleAuditRepository } from '../../functions/people/people-audit-repository';
import { createReadPeople, createReadPerson, type Person } from '../../functions/people/public';
import type { Storage } from '../../functions/platform/storage/storage';

/** A report, with what whoever made it is to the reported person, and how many reports of theirs are open. */
export interface OpenReport extends ReceivedReport {
  side: Side;
  openByReporter: number;
}

/** Whom or what was reported; null if it is gone. */
export type Reported =
  | { kind: 'person'; person: Person; joinedAt: string | null; ownGroups: GroupRow[]; challenges: string[] }
  | { kind: 'group'; group: GroupRow; ownerName: string | null }
  | null;

/** All that is known to decide about a person or a group. */
export interface Case {
  reportedId: string;
  reported: Reported;
  /** The oldest first. */
  reports: OpenReport[];
  /** What operators did before, oldest first. */
  history: OperatorAction[];
}

async function readPerson(storage: Storage, userId: string): Promise<Reported> {
  const person = await createReadPerson(storage)(userId);
  if (!person) return null;
  const [joined, memberships, challenges] = await Promise.all([
    createPeopleAuditRepository(storage).readJoined([userId]),
    createMembersRepository(storage).listOf(userId),
    createFriendChallengesRepository(storage).list(userId),
  ]);
  const groups = await createGroupsRepository(storage).readMany(memberships.map(({ groupId }) => groupId));
  // Only the title of a routine is of the person's own making.
  const sent = challenges.filter(({ isSender, routineId }) => isSender && routineId !== null);
  return {
    kind: 'person',
    person,
    joinedAt: joined.get(userId) ?? null,
    ownGroups: groups.filter(({ ownerId }) => ownerId === userId),
    challenges: [...new Set(sent.map(({ title }) => title))],
  };
}

async function readGroup(storage: Storage, groupId: string): Promise<Reported> {
  const group = await createGroupsRepository(storage).read(groupId);
  if (!group) return null;
  const owners = await createReadPeople(storage)([group.ownerId]);
  return { kind: 'group', group, ownerName: owners.get(group.ownerId)?.name ?? null };
}

/** What operators have to decide, whoever waits longest at the top. */
export async function readCases(storage: Storage): Promise<Case[]> {
  const open = await createReportsRepository(storage).listOpen();
  const friends = createFriendsRepository(storage);
  const actions = createOperatorActionsRepository(storage);
  const withSide = async (report: ReceivedReport): Promise<OpenReport> => {
    const { userId, reportedId } = report;
    const side = groupIdOf(reportedId) === null ? await friends.readSide(userId, reportedId) : null;
    return { ...report, side, openByReporter: open.filter((each) => each.userId === userId).length };
  };
  const cases: Case[] = [];
  for (const reportedId of new Set(open.map((report) => report.reportedId))) {
    const groupId = groupIdOf(reportedId);
    cases.push({
      reportedId,
      reported: await (groupId === null ? readPerson(storage, reportedId) : readGroup(storage, groupId)),
      reports: await Promise.all(open.filter((each) => each.reportedId === reportedId).map(withSide)),
      history: await actions.listAbout(reportedId),
    });
  }
  return cases;
}
