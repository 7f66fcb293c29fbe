import { DeleteCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import {
  cancelled,
  conditionRefused,
  fakeStorage,
  throttled,
  writesOf,
} from '../../../tests/support/fake-storage';
import { withoutPauses } from '../../../tests/support/without-pauses';
import { ConditionFailed } from './conditions';
import { Contended, transact } from './transact';

const item = { Put: { TableName: 'test-people', Item: { userId: 'a' } } };

describe('A transaction', () => {
  withoutPauses();

  it('is tried again after conflicts and throttling', async () => {
    const { storage, documents } = fakeStorage();
    documents
      .on(TransactWriteCommand)
      .rejectsOnce(Object.assign(new Error('busy'), { name: 'TransactionInProgressException' }))
      .rejectsOnce(cancelled('TransactionConflict'))
      .rejectsOnce(cancelled('None', 'ThrottlingError'))
      .resolves({});
    await transact(storage.documents, [item, item]);
    expect(documents.calls()).toHaveLength(4);
  });

  it('says which conditions failed and is not tried again', async () => {
    const { storage, documents } = fakeStorage();
    documents
      .on(TransactWriteCommand)
      .rejects(cancelled('None', 'ConditionalCheckFailed', 'TransactionConflict'));
    const failure = transact(storage.documents, [item, item, item]);
    await expect(failure).rejects.toThrow(ConditionFailed);
    await expect(failure).rejects.toMatchObject({ positions: [1] });
    expect(documents.calls()).toHaveLength(1);
  });

  it('gives up after its attempts', async () => {
    const { storage, documents } = fakeStorage();
    documents.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(transact(storage.documents, [item, item], 3)).rejects.toThrow(Contended);
    expect(documents.calls()).toHaveLength(3);
    documents.on(TransactWriteCommand).rejects(cancelled('ThrottlingError'));
    await expect(transact(storage.documents, [item, item], 1)).rejects.toThrow('Transaction cancelled');
  });

  it('is tried once more where the SDK has tried again and again', async () => {
    const { storage, documents } = fakeStorage();
    documents.on(TransactWriteCommand).rejects(throttled());
    await expect(transact(storage.documents, [item, item])).rejects.toThrow('The table is busy');
    expect(documents.calls()).toHaveLength(2);
  });

  it('passes any other failure on immediately', async () => {
    const { storage, documents } = fakeStorage();
    documents
      .on(TransactWriteCommand)
      .rejects(Object.assign(new Error('no'), { name: 'ValidationException' }));
    await expect(transact(storage.documents, [item, item])).rejects.toThrow('no');
    expect(documents.calls()).toHaveLength(1);
  });
});

describe('A transaction of one item', () => {
  withoutPauses();
  const conflict = () => Object.assign(new Error('busy'), { name: 'TransactionConflictException' });

  it.each([
    ['Put', PutCommand, item],
    ['Update', UpdateCommand, { Update: { TableName: 'test-people', Key: {}, UpdateExpression: '' } }],
    ['Delete', DeleteCommand, { Delete: { TableName: 'test-people', Key: {} } }],
  ])('is a plain %s, which costs half', async (_, command, only) => {
    const { storage, documents } = fakeStorage();
    await transact(storage.documents, [only]);
    expect(documents.calls().map(({ args }) => args[0].constructor)).toEqual([command]);
    expect(writesOf(documents)).toEqual([[only]]);
  });

  it('says that its condition failed', async () => {
    const { storage, documents } = fakeStorage();
    documents.on(PutCommand).rejects(conditionRefused());
    await expect(transact(storage.documents, [item])).rejects.toMatchObject({ positions: [0] });
    expect(documents.calls()).toHaveLength(1);
  });

  it('is tried again while a transaction is changing its row, up to its attempts', async () => {
    const { storage, documents } = fakeStorage();
    documents.on(PutCommand).rejectsOnce(conflict()).resolves({});
    await transact(storage.documents, [item]);
    expect(documents.calls()).toHaveLength(2);
    documents.on(PutCommand).rejects(conflict());
    await expect(transact(storage.documents, [item], 3)).rejects.toThrow(Contended);
    expect(documents.calls()).toHaveLength(5);
  });
});
