import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage, throttled } from '../../tests/support/fake-storage';
import { createFriendsRepository } from './friends-repository';
import { createReadFriendIds } from './public';

function setUp(...Items: object[]) {
  const { storage, documents } = fakeStorage();
  documents.on(QueryCommand).resolves({ Items: Items as Record<string, unknown>[] });
  const asked = () => documents.commandCalls(QueryCommand)[0]?.args[0].input;
  return { readFriendIds: createReadFriendIds(storage), documents, asked };
}

describe('Friends', () => {
  it('are those who accepted, and not those who were only asked or have asked', async () => {
    const { readFriendIds, asked } = setUp(
      { friendId: 'noah', status: 'accepted' },
      { friendId: 'ines', status: 'sent' },
      { friendId: 'tom', status: 'received' },
      { friendId: 'lea', status: 'accepted' },
    );
    expect(await readFriendIds('maya')).toEqual(['noah', 'lea']);
    expect(asked()).toMatchObject({
      TableName: 'test-friends',
      ExpressionAttributeValues: { ':user': 'maya' },
    });
  });

  it('are none for someone new', async () => {
    expect(await setUp().readFriendIds('maya')).toEqual([]);
  });

  it('are those whose rows can be read, and not guessed when the table is busy', async () => {
    const { readFriendIds } = setUp({ friendId: 'noah' }, { friendId: 'lea', status: 'accepted' });
    expect(await readFriendIds('maya')).toEqual(['lea']);
    const { readFriendIds: readBusy, documents } = setUp();
    documents.on(QueryCommand).rejects(throttled());
    await expect(readBusy('maya')).rejects.toThrow('The table is busy');
  });

  it('are friends of each other: the two rows of a friendship mirror one another', () => {
    const at = '2026-11-20T10:00:00.000Z';
    const items = createFriendsRepository(fakeStorage().storage).befriendItems('maya', 'noah', at);
    expect(items.map((item) => item.Put?.Item)).toEqual([
      { userId: 'maya', friendId: 'noah', status: 'accepted', createdAt: at },
      { userId: 'noah', friendId: 'maya', status: 'accepted', createdAt: at },
    ]);
  });
});
