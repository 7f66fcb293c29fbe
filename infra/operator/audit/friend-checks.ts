import {
  createFriendsAuditRepository,
  type FriendPair,
} from '../../../functions/friends/friends-audit-repository';
import { createFriendsRepository } from '../../../functions/friends/friends-repository';
import { wholeOf } from '../../../functions/friends/public';
import { createReadPeople } from '../../../functions/people/public';
import type { Storage } from '../../../functions/platform/storage/storage';
import { byWriting, differs, pageSize, type Check, type Difference } from './difference';

const nothing = { mine: null, theirs: null };

/** Checks each friendship, request, and block against its mirror row, and that both people exist. */
export function friendsCheck(storage: Storage): Check {
  const friends = createFriendsRepository(storage);
  const readPeople = createReadPeople(storage);

  async function examine({ userId, friendId }: FriendPair): Promise<Difference[]> {
    const before = await friends.readFriendship(userId, friendId);
    // Its other row is also a subject and is checked there.
    if (before.mine === null || (before.theirs !== null && userId > friendId)) return [];
    const people = await readPeople([userId, friendId]);
    const after = people.size === 2 ? wholeOf(before) : nothing;
    const at = storage.clock.now().toISOString();
    const mend = byWriting(storage, () => friends.changeItems(userId, friendId, { before, after, at }));
    const text = ({ mine, theirs }: typeof before) => `${mine ?? 'nothing'} and ${theirs ?? 'nothing'}`;
    return differs(`${friendId} to them`, [text(before), text(after)], mend);
  }

  return {
    subjects: 'friends',
    async *pages() {
      for await (const page of createFriendsAuditRepository(storage).pages(pageSize))
        yield page.map((pair) => ({ about: `user ${pair.userId}`, examine: () => examine(pair) }));
    },
  };
}
