import { createFriendListsRepository } from '../../../functions/friends/friend-lists-repository';
import {
  createFriendsAuditRepository,
  type FriendPair,
} from '../../../functions/friends/friends-audit-repository';
import { createFriendsRepository } from '../../../functions/friends/friends-repository';
import { isBlock, wholeOf } from '../../../functions/friends/public';
import { createPeopleAuditRepository } from '../../../functions/people/people-audit-repository';
import { createReadPeople } from '../../../functions/people/public';
import type { Storage } from '../../../functions/platform/storage/storage';
import { transact } from '../../../functions/platform/storage/transact';
import { byWriting, differs, pageSize, type Check, type Difference } from './difference';

const nothing = { mine: null, theirs: null };
type Friendship = ReturnType<typeof wholeOf>;

/** Writes the two rows of a pair, and whether the lists of both name a block between them. */
function createMendPair(storage: Storage) {
  const [friends, lists] = [createFriendsRepository(storage), createFriendListsRepository(storage)];
  return ([userId, friendId]: readonly [string, string], before: Friendship, after: Friendship) =>
    async (): Promise<void> => {
      const at = storage.clock.now().toISOString();
      await transact(storage.documents, [
        ...friends.changeItems(userId, friendId, { before, after, at }),
        ...(await lists.blockItems([userId, friendId], isBlock(after))),
      ]);
    };
}

/** Checks each friendship, request, and block against its mirror row, and that both people exist. */
export function friendsCheck(storage: Storage): Check {
  const [friends, lists] = [createFriendsRepository(storage), createFriendListsRepository(storage)];
  const readPeople = createReadPeople(storage);
  const mendPair = createMendPair(storage);

  async function examine({ userId, friendId }: FriendPair): Promise<Difference[]> {
    const before = await friends.readFriendship(userId, friendId);
    // Its other row is also a subject and is checked there.
    if (before.mine === null || (before.theirs !== null && userId > friendId)) return [];
    const people = await readPeople([userId, friendId]);
    const after = people.size === 2 ? wholeOf(before) : nothing;
    const mend = mendPair([userId, friendId], before, after);
    const missing = isBlock(after) ? (await lists.blockItems([userId, friendId], true)).length : 0;
    const text = ({ mine, theirs }: typeof before) => `${mine ?? 'nothing'} and ${theirs ?? 'nothing'}`;
    return [
      ...differs(`${friendId} to them`, [text(before), text(after)], mend),
      ...differs(`lists without a block with ${friendId}`, [missing, 0], mend),
    ];
  }

  return {
    subjects: 'friends',
    async *pages() {
      for await (const page of createFriendsAuditRepository(storage).pages(pageSize))
        yield page.map((pair) => ({ about: `user ${pair.userId}`, examine: () => examine(pair) }));
    },
  };
}

/** Checks that everyone's list counts what was added to it, and names no block that is none. */
export function friendListsCheck(storage: Storage): Check {
  const [friends, lists] = [createFriendsRepository(storage), createFriendListsRepository(storage)];
  const audited = createFriendsAuditRepository(storage);
  const mendPair = createMendPair(storage);

  async function examine(userId: string): Promise<Difference[]> {
    const { version, blocks } = await lists.read(userId);
    const listed = await friends.countListed(userId);
    if (version === null) {
      const restart = byWriting(storage, () => [audited.restartListItem(userId, listed)]);
      return differs('friend list', ['unreadable', 'a readable one'], restart);
    }
    const grow = byWriting(storage, () => [lists.growItem(userId, version, listed - version)]);
    const named = [...(blocks ?? [])];
    const real = await friends.readBlocked(userId, named);
    const mendBlock = (id: string) => async () => {
      const seen = await friends.readFriendship(userId, id);
      await mendPair([userId, id], seen, seen)();
    };
    return [
      ...differs('entries ever added', [version, Math.max(version, listed)], grow),
      ...named
        .filter((id) => !real.has(id))
        .flatMap((id) => differs(`block with ${id}`, ['on the list', 'none'], mendBlock(id))),
    ];
  }

  return {
    subjects: 'friend lists',
    async *pages() {
      for await (const page of createPeopleAuditRepository(storage).pages(pageSize))
        yield page.map((userId) => ({ about: `user ${userId}`, examine: () => examine(userId) }));
    },
  };
}
