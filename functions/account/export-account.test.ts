import { describe, expect, it } from 'vitest';
import { ownedTables } from '../tables';
import type { Person } from '../people/public';
import { tables } from '../tables';
import { exportAccount } from './export-account';

const clock = { now: () => new Date('2026-11-20T10:00:00.000Z') };

function setUp(person: Partial<Person> | null = { name: 'Maya' }, email: string | null = 'maya@example.com') {
  return {
    clock,
    readPerson: async () => person as Person | null,
    readListedBlocks: async () => ['hidden'],
    users: { readEmail: async () => email },
    tables: ownedTables(),
    buckets: ['photos'],
    files: {
      list: async (bucket: string, userId: string, now: Date) => {
        const at = now.toISOString();
        return [
          { bucket, name: `of ${userId}`, bytes: 9, storedAt: at, url: 'https://x.example', expiresAt: at },
        ];
      },
    },
    rows: {
      // Two pages per table, with every attribute that must not be exported.
      async *read({ name, unexported = {} }: ReturnType<typeof ownedTables>[number], userId: string) {
        const secrets = Object.fromEntries(Object.keys(unexported).map((field) => [field, 'secret']));
        yield [{ userId, table: name, page: 1, ...secrets }];
        yield [{ userId, table: name, page: 2, ...secrets }];
      },
    },
  };
}

describe('The export of an account', () => {
  it('holds every page of every table that names a person as its owner', async () => {
    const held = await exportAccount(setUp(), 'maya');
    const owned = Object.entries(tables).filter(([, { owner }]) => owner.by !== 'none');
    expect(Object.keys(held.tables).toSorted()).toEqual(owned.map(([name]) => name).toSorted());
    for (const [name, rows] of Object.entries(held.tables)) {
      expect(rows).toEqual([1, 2].map((page) => ({ userId: 'maya', table: name, page })));
    }
  });

  it('names no one with whom there is a block, except whom the caller blocked', async () => {
    const rows = {
      async *read({ name }: { name: string }) {
        yield [{ table: name, otherUserId: 'hidden', period: 'asked#hidden#1' }];
      },
    };
    const { friends, ...others } = (await exportAccount({ ...setUp(), rows }, 'maya')).tables;
    expect(friends).toEqual([{ table: 'friends', otherUserId: 'hidden', period: 'asked#hidden#1' }]);
    const someone = 'someone who is hidden';
    expect(others['friend-challenges']).toEqual([
      { table: 'friend-challenges', otherUserId: someone, period: `asked#${someone}#1` },
    ]);
  });

  it('names the files of every bucket, with a link to each', async () => {
    const held = await exportAccount(setUp(), 'maya');
    expect(held.files).toMatchObject([{ bucket: 'photos', name: 'of maya', url: 'https://x.example' }]);
  });

  it('names each attribute that is left out with the reason, and holds none of them', async () => {
    const held = await exportAccount(setUp(), 'maya');
    expect(held.leftOut).toEqual(
      ownedTables().flatMap(({ name, unexported = {} }) =>
        Object.entries(unexported).map(([field, because]) => ({ table: name, field, because })),
      ),
    );
    expect(held.leftOut.length).toBeGreaterThan(0);
    expect(JSON.stringify(held.tables)).not.toContain('secret');
  });

  it('shows what a text says, and a malformed one as it is', async () => {
    const rows = {
      async *read({ name }: { name: string }) {
        if (name === 'food-logs') yield [{ meal: '{"date":"2026-11-20"}' }, { meal: '{"date' }];
      },
    };
    const { tables: held } = await exportAccount({ ...setUp(), rows }, 'maya');
    expect(held['food-logs']).toEqual([{ meal: { date: '2026-11-20' } }, { meal: '{"date' }]);
  });

  it('reads a few tables at a time, whatever their number', async () => {
    let open = 0;
    let most = 0;
    const rows = {
      async *read() {
        open += 1;
        most = Math.max(most, open);
        await Promise.resolve();
        yield [];
        open -= 1;
      },
    };
    await exportAccount({ ...setUp(), rows }, 'maya');
    expect([open, most]).toEqual([0, 8]);
  });

  it('says whose it is and when it was made', async () => {
    const { account, exportedAt } = await exportAccount(setUp(), 'maya');
    expect(account).toEqual({ id: 'maya', name: 'Maya', email: 'maya@example.com' });
    expect(exportedAt).toBe('2026-11-20T10:00:00.000Z');
  });

  it('has no email address when the user pool no longer has one', async () => {
    expect((await exportAccount(setUp({ name: 'Maya' }, null), 'maya')).account.email).toBeNull();
  });

  it('is refused when there is no such account', async () => {
    await expect(exportAccount(setUp(null), 'maya')).rejects.toMatchObject({ code: 'profile_not_found' });
  });
});
