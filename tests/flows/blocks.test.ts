import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseAccount } from '../../functions/account/erase-account';
import { createOwnedRowsRepository } from '../../functions/account/owned-rows-repository';
import { changeFriendship } from '../../functions/friends/change-friendship';
import { createFriendListsRepository, mostBlocks } from '../../functions/friends/friend-lists-repository';
import type { FriendsDeps } from '../../functions/friends/friends-deps';
import { createFriendsRepository } from '../../functions/friends/friends-repository';
import { createReadBlockedEitherWay, createReadBlockIds } from '../../functions/friends/public';
import { AppError } from '../../functions/platform/errors';
import type { Storage } from '../../functions/platform/storage/storage';
import { ownedTables } from '../../functions/tables';
import { storageOn } from '../../infra/operator/storage';
import { accountContract } from '../../shared/contracts/account';
import { friendsContract } from '../../shared/contracts/friends';
import { auditOf } from '../support/audit';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { rowsHolding } from '../support/held-rows';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-04-08T09:30:00Z');
const prefix = 'vita-local-';
let cloud: TestCloud;
let storage: Storage;

beforeAll(async () => {
  cloud = await startTestCloud();
  storage = storageOn(cloud.documents, prefix);
});
afterAll(() => cloud.stop());

const actions = ['request', 'accept', 'decline', 'remove', 'block'] as const;
const steps = fc.array(
  fc.record({
    by: fc.nat({ max: 2 }),
    further: fc.integer({ min: 1, max: 2 }),
    action: fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...actions) },
      { weight: 1, arbitrary: fc.constant('delete' as const) },
    ),
    /** Whether the next step does not wait for this one. */
    overlaps: fc.boolean(),
  }),
  { minLength: 10, maxLength: 30 },
);

/** Three people who are new to each other, and what they can do. */
function threePeople(run: number) {
  const ids = Array.from({ length: 3 }, (_, n) => `run-${run}-${n}`);
  const gone = new Set<string>();
  const deps = {
    storage,
    friends: createFriendsRepository(storage),
    lists: createFriendListsRepository(storage),
  } as FriendsDeps;
  const nothing = async () => undefined;

  async function erase(userId: string): Promise<void> {
    gone.add(userId);
    const erasing = {
      storage,
      readPerson: async () => null,
      readBlockIds: createReadBlockIds(storage),
      rows: createOwnedRowsRepository(storage),
      files: { erase: nothing },
      buckets: [],
      tombstones: { add: nothing },
      users: { remove: nothing },
      closeSockets: nothing,
      tables: ownedTables().filter(({ name }) => name.startsWith('friend')),
    };
    await eraseAccount(erasing, userId, { correlationId: 'erased', depth: 0 });
  }

  async function act(by: string, action: (typeof actions)[number], whom: string) {
    if (gone.has(by) || gone.has(whom)) return;
    try {
      await changeFriendship(deps, { userId: by, correlationId: 'acted' }, whom, { action });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return { ids, act, erase, readByPairs: deps.friends.readBlocked };
}

describe('What people’s lists say about blocks', () => {
  it('is what the rows of each pair say, whatever they do in whatever order, and at once', async () => {
    let run = 0;
    const readBlocked = createReadBlockedEitherWay(storage);
    const readList = createFriendListsRepository(storage).read;
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { ids, act, erase, readByPairs } = threePeople((run += 1));
        const idOf = (index: number) => ids[index % ids.length] ?? '';
        let pending: Promise<void>[] = [];
        for (const { by, further, action, overlaps } of all) {
          // An account is erased after everything that began before it was marked.
          if (action === 'delete') await Promise.all(pending);
          if (action === 'delete') await erase(idOf(by));
          else pending.push(act(idOf(by), action, idOf(by + further)));
          if (!overlaps) await Promise.all(pending);
          if (!overlaps) pending = [];
        }
        await Promise.all(pending);
        for (const userId of ids) {
          const others = ids.filter((id) => id !== userId);
          const byPairs = await readByPairs(userId, others);
          expect((await readList(userId)).blocks).toEqual(byPairs);
          expect(await readBlocked(userId, ids)).toEqual(byPairs);
        }
      }),
      { seed: 39, numRuns: 20, endOnFailure: true },
    );
  }, 60_000);

  it('stays where each blocked the other and only one of them lifts it', async () => {
    const { ids, act } = threePeople(0);
    const [maya = '', noah = ''] = ids;
    const readBlocked = createReadBlockedEitherWay(storage);
    const hidden = async () => [(await readBlocked(maya, ids)).size, (await readBlocked(noah, ids)).size];
    await act(maya, 'block', noah);
    await act(noah, 'block', maya);
    await act(maya, 'remove', noah);
    expect(await hidden()).toEqual([1, 1]);
    await act(noah, 'remove', maya);
    expect(await hidden()).toEqual([0, 0]);
  });
});

const listOf = async ({ userId }: TestUser) => {
  const row = { TableName: `${prefix}friend-lists`, Key: { userId }, ConsistentRead: true };
  return (await cloud.documents.send(new GetCommand(row))).Item;
};
const putList = (Item: object) =>
  cloud.documents.send(new PutCommand({ TableName: `${prefix}friend-lists`, Item }));

const act = (action: 'blockPerson' | 'removeFriend' | 'acceptFriend', by: TestUser, whom: TestUser) =>
  by.call(friendsContract[action], { params: { id: whom.userId } });
const block = (by: TestUser, whom: TestUser) => act('blockPerson', by, whom);
const unblock = (by: TestUser, whom: TestUser) => act('removeFriend', by, whom);
const isHidden = async (from: TestUser, whom: TestUser) =>
  (await createReadBlockedEitherWay(storage)(from.userId, [whom.userId])).has(whom.userId);

describe('Two people of whom one blocked the other', () => {
  let maya: TestUser;
  let noah: TestUser;

  beforeEach(async () => {
    maya = await signUpUser(cloud.origin, { name: 'Maya' });
    noah = await signUpUser(cloud.origin, { name: 'Noah' });
  });

  const hidden = async () => [await isHidden(maya, noah), await isHidden(noah, maya)];

  it('stay hidden though a thousand others blocked one of them, and until it is lifted', async () => {
    const others = Array.from({ length: mostBlocks }, (_, n) => `other-${n}`);
    await putList({ userId: maya.userId, version: 4, blocks: new Set(others) });
    await block(noah, maya);
    expect(await listOf(maya)).toEqual({ userId: maya.userId, version: 4, tooManyBlocks: true });
    expect(await hidden()).toEqual([true, true]);
    const lea = await signUpUser(cloud.origin, { name: 'Lea' });
    await block(lea, maya);
    expect(await listOf(maya)).not.toHaveProperty('blocks');
    expect([await isHidden(maya, lea), await isHidden(lea, maya)]).toEqual([true, true]);
    await unblock(noah, maya);
    expect(await hidden()).toEqual([false, false]);
  });

  it('can be told apart, block and unblock though the list of one of them is unreadable', async () => {
    await putList({ userId: maya.userId, version: 'x', blocks: 'x' });
    await block(maya, noah);
    expect(await hidden()).toEqual([true, true]);
    await unblock(maya, noah);
    expect(await hidden()).toEqual([false, false]);
    await block(noah, maya);
    expect(await hidden()).toEqual([true, true]);
  });

  it('are not told who it was by an export of what is stored about them', async () => {
    await block(maya, noah);
    const told = await noah.call(accountContract.exportAccount);
    expect(told.tables['friend-lists']).toEqual([{ userId: noah.userId }]);
    expect(JSON.stringify(told)).not.toContain(maya.userId);
  });

  it.each(['the one who blocked', 'the one who was blocked', 'the one whose blocks are too many'])(
    'keep nothing of each other once the account of %s is deleted',
    async (who) => {
      await block(maya, noah);
      if (who.endsWith('too many')) await putList({ userId: maya.userId, tooManyBlocks: true });
      const [leaves, stays] = who.endsWith('was blocked') ? [noah, maya] : [maya, noah];
      await leaves.signIn();
      await leaves.call(accountContract.deleteAccount);
      await cloud.idle();
      clock.advance(91 * 86_400_000);
      expect(await rowsHolding(cloud, leaves.userId)).toEqual([]);
      expect((await listOf(stays))?.['blocks']).toBeUndefined();
      const about = (await auditOf(cloud.documents)).filter((line) => line.includes(stays.userId));
      expect(about).toEqual([]);
    },
  );
});
