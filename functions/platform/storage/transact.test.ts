import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { cancelled, fakeStorage, throttled } from '../../../tests/support/fake-storage';
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
    await transact(storage.documents, [item]);
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
    await expect(transact(storage.documents, [item], 3)).rejects.toThrow(Contended);
    expect(documents.calls()).toHaveLength(3);
    documents.on(TransactWriteCommand).rejects(cancelled('ThrottlingError'));
    await expect(transact(storage.documents, [item], 1)).rejects.toThrow('Transaction cancelled');
  });

  it('is tried once more where the SDK has tried again and again', async () => {
    const { storage, documents } = fakeStorage();
    documents.on(TransactWriteCommand).rejects(throttled());
    await expect(transact(storage.documents, [item])).rejects.toThrow('The table is busy');
    expect(documents.calls()).toHaveLength(2);
  });

  it('passes any other failure on immediately', async () => {
    const { storage, documents } = fakeStorage();
    documents
      .on(TransactWriteCommand)
      .rejects(Object.assign(new Error('no'), { name: 'ValidationException' }));
    await expect(transact(storage.documents, [item])).rejects.toThrow('no');
    expect(documents.calls()).toHaveLength(1);
  });
});
