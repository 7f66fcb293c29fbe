import type { Friend } from '../../shared/contracts/friends';
import { friendStatuses } from '../../shared/rules/friend-words';
import { standingOf, type Person } from '../people/public';
import type { FriendsDeps } from './friends-deps';

interface FriendList {
  friends: Friend[];
  blocked: { id: string; name: string }[];
}

const order: Record<Friend['status'], number> = { received: 0, accepted: 1, requested: 2 };
const statusOf = (side: string) => friendStatuses.find((status) => status === side);

const publicly = (person: Person) => ({
  id: person.userId,
  name: person.name,
  workoutsCompleted: person.workoutsCompleted,
  totalPoints: standingOf(person).points,
});

/** Everyone on the list and everyone blocked, without deleted accounts. */
export async function listFriends({ friends, readPeople }: FriendsDeps, userId: string): Promise<FriendList> {
  const sides = await friends.readSides(userId);
  const people = await readPeople([...sides.keys()]);
  const list: FriendList = { friends: [], blocked: [] };
  for (const [id, side] of sides) {
    const person = people.get(id);
    const status = statusOf(side);
    if (person?.state !== 'active') continue;
    if (status) list.friends.push({ ...publicly(person), status });
    else if (side === 'blocked') list.blocked.push({ id, name: person.name });
  }
  list.friends.sort((a, b) => order[a.status] - order[b.status] || a.name.localeCompare(b.name, 'en'));
  return list;
}
