import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { cancelled, fakeStorage } from '../../tests/support/fake-storage';
import { withoutPauses } from '../../tests/support/without-pauses';
import { localDateSchema } from '../../shared/rules/local-date';
import { decideAgain } from '../platform/storage/retries';
import { joinLeague } from './join-league';
import { createLeagueBoardsRepository } from './league-boards-repository';
import { createLeagueMembersRepository } from './league-members-repository';

const week = localDateSchema.parse('2026-11-16');
const newcomer = { userId: 'maya', week };
const days = [{ localDate: week, activeSeconds: 300, workouts: 1 }];

function setUp() {
  const { storage, documents } = fakeStorage();
  documents.on(GetCommand).resolves({ Item: { number: 7, open: [7] } });
  documents.on(UpdateCommand).resolves({});
  const deps = {
    storage,
    boards: createLeagueBoardsRepository(storage),
    members: createLeagueMembersRepository(storage),
    readEffort: async () => ({ days, accountSince: null, planMinutes: null, bands: [] }),
  };
  return { documents, join: () => decideAgain(() => joinLeague(deps, newcomer), 3) };
}

withoutPauses();

describe('Someone who joins a league', () => {
  it('looks for a board again where too many want the same one at once', async () => {
    const { documents, join } = setUp();
    const conflict = cancelled('TransactionConflict', 'None');
    const written = documents.on(TransactWriteCommand);
    written.rejectsOnce(conflict).rejectsOnce(conflict).rejectsOnce(conflict).resolves({});
    documents
      .on(GetCommand)
      .resolvesOnce({ Item: { number: 7, open: [7] } })
      .resolves({ Item: { number: 8, open: [8] } });
    expect(await join()).toMatchObject({ boardId: `${week}#easy#8` });
    expect(documents.commandCalls(UpdateCommand)).toEqual([]);
  });

  it('opens the next board where theirs is full, and fails with what else went wrong', async () => {
    const { documents, join } = setUp();
    documents
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('ConditionalCheckFailed', 'None'))
      .rejects(new Error('the table is gone'));
    await expect(join()).rejects.toThrow('the table is gone');
    const [change] = documents.commandCalls(UpdateCommand);
    expect(change?.args[0].input.ExpressionAttributeValues).toMatchObject({
      ':number': 8,
      ':open': [8],
      ':seen': 7,
    });
  });
});
