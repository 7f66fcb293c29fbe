import { outboxItem } from '../../../functions/platform/outbox/outbox-item';
import { transact } from '../../../functions/platform/storage/transact';
import { maximumGroups, maximumMembers } from '../../../shared/contracts/groups';
import { localDateOf } from '../../../shared/rules/local-date';
import type { Areas } from './areas';

interface DemoGroup {
  name: string;
  description: string;
  isPublic: boolean;
  /** In active minutes of all members together. */
  weeklyGoalMinutes?: number;
  /** The first one owns it; null is the demo account. */
  members: readonly (string | null)[];
}

const demoGroups: readonly DemoGroup[] = [
  {
    name: 'Early Birds',
    description: 'Half an hour before the day begins.',
    isPublic: true,
    weeklyGoalMinutes: 500,
    members: ['Priya Nair', null, 'Ines Kovač', 'Dele Adeyemi', 'Mei Tanaka'],
  },
  {
    name: 'Desk Escape Club',
    description: 'Stiff backs welcome. One session a day, any length.',
    isPublic: false,
    weeklyGoalMinutes: 300,
    members: [null, 'Hana Sato', 'Amara Diallo'],
  },
  {
    name: 'Stairs Are My Gym',
    description: 'Legs, legs and a little heart.',
    isPublic: true,
    members: ['Tomás Ribeiro', 'Luca Moretti', 'Jonas Weber'],
  },
  {
    name: 'Slow and Strong',
    description: 'No jumps, no hurry, every week a little more.',
    isPublic: true,
    members: ['Sofía Marín', 'Grace Campbell', 'Omar Haddad', 'Elif Yılmaz'],
  },
];

const daysOld = 21;

/** Groups of the demo people, two of them with the demo account, who have been in them for weeks. */
export async function writeGroups(
  { groups, members, storage }: Areas,
  demoId: string,
  idOf: (person: { name: string }) => string,
): Promise<void> {
  const now = storage.clock.now();
  const since = new Date(now.getTime() - daysOld * 86_400_000);
  const createdAt = since.toISOString();
  const cause = { correlationId: 'seed', depth: 0 };
  for (const { members: names, weeklyGoalMinutes, ...group } of demoGroups) {
    const [ownerId = demoId, ...others] = names.map((name) => (name === null ? demoId : idOf({ name })));
    const groupId = storage.newId();
    const invite = `${groupId}-of-the-demo`;
    const join = (userId: string) => [
      ...members.joinItems(
        { userId, groupId, joinedAt: createdAt, countsFrom: localDateOf(since, 'UTC') },
        maximumGroups,
      ),
      outboxItem(storage, 'GroupJoined', { userId, cause, data: { groupId } }),
    ];
    await transact(storage.documents, [
      groups.createItem({ ...group, groupId, ownerId, memberCount: 1, invite, createdAt }),
      ...join(ownerId),
    ]);
    for (const userId of others) {
      const joined = groups.addMemberItem(groupId, invite, maximumMembers);
      await transact(storage.documents, [joined, ...join(userId)]);
    }
    if (weeklyGoalMinutes)
      await transact(storage.documents, [groups.changeItem(groupId, ownerId, { weeklyGoalMinutes })]);
  }
}
