import { createPeopleAuditRepository } from '../../../functions/people/people-audit-repository';
import type { Storage } from '../../../functions/platform/storage/storage';
import { createLookAtStanding, orphansCheck, treeCheck } from './board-checks';
import { pageSize, type Check, type Difference } from './difference';
import { friendListsCheck, friendsCheck } from './friend-checks';
import { createLookAtMemberships, createLookAtTallies, groupsCheck } from './group-checks';
import { createLookAtPerson } from './person-checks';
import { createReadFacts } from './person-facts';

function peopleCheck(storage: Storage, shards: number): Check {
  const readFacts = createReadFacts(storage);
  const lookAtPerson = createLookAtPerson(storage);
  const lookAtMemberships = createLookAtMemberships(storage);
  const lookAtTallies = createLookAtTallies(storage);
  const lookAtStanding = createLookAtStanding(storage, shards);

  async function examine(userId: string): Promise<Difference[]> {
    const facts = await readFacts(userId);
    if (!facts) return [];
    const own = [...lookAtPerson(facts), ...lookAtMemberships(facts)];
    // Boards and groups are derived from the person's rows, so those checks come first.
    return own.length > 0 ? own : [...(await lookAtStanding(facts.person)), ...lookAtTallies(facts)];
  }

  return {
    subjects: 'people',
    async *pages() {
      for await (const page of createPeopleAuditRepository(storage).pages(pageSize))
        yield page.map((userId) => ({ about: `user ${userId}`, examine: () => examine(userId) }));
    },
  };
}

/** All derived data, in the order of derivation; `shards` is the environment's. */
export const allChecks = (storage: Storage, shards: number): Check[] => [
  peopleCheck(storage, shards),
  friendsCheck(storage),
  friendListsCheck(storage),
  groupsCheck(storage),
  orphansCheck(storage, shards),
  treeCheck(storage, shards),
];
