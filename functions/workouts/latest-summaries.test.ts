import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import { sessionRow, workoutSession } from '../../tests/support/workout-deps';
import { createReadSummaries, missingSummaryItems } from './latest-summaries';
import { toSummaryRow } from './summary-row';
import { summaryOf } from './workout-summary';

const first = workoutSession({
  id: '01JD3X6E9H0000000000000000',
  completedAt: '2026-11-18T10:00:00.000Z',
  finishedExercises: [0],
});
const second = workoutSession();
const mark = { userId: 'maya', id: '~complete' };
const progressed = { ...second, finishedExercises: [0], activeSeconds: 90 };

/** Tables in which these sessions and these rows of summaries are, newest first. */
function tables({ rows }: { rows: object[] }) {
  const { storage, documents } = fakeStorage();
  documents.on(QueryCommand, { TableName: 'test-workout-sessions' }).resolves({
    Items: [sessionRow(second), sessionRow(first)],
  });
  documents.on(QueryCommand, { TableName: 'test-workout-summaries' }).resolves({
    Items: rows as Record<string, unknown>[],
  });
  const readFrom = () => documents.commandCalls(QueryCommand).map((call) => call.args[0].input.TableName);
  return { storage, readFrom };
}

describe('The latest sessions', () => {
  it('are read from their small rows, in one query, if none lacks one', async () => {
    const rows = [mark, toSummaryRow(progressed), { ...toSummaryRow(first), removedAt: 'since' }];
    const { storage, readFrom } = tables({ rows });
    expect(await createReadSummaries(storage)('maya', 40)).toEqual({
      summaries: [summaryOf(progressed)],
      areComplete: true,
    });
    expect(readFrom()).toEqual(['test-workout-summaries']);
  });

  it('are read whole where they may lack one, with the progress of the open one', async () => {
    const { storage } = tables({ rows: [toSummaryRow(progressed)] });
    expect(await createReadSummaries(storage)('maya', 40)).toEqual({
      summaries: [summaryOf(progressed), summaryOf(first)],
      areComplete: false,
    });
  });

  it('that lack one get it, unless someone was faster', async () => {
    const { storage } = tables({ rows: [toSummaryRow(progressed)] });
    const [missing, marked, ...rest] = await missingSummaryItems(storage, 'maya');
    expect(missing?.Put).toMatchObject({
      Item: { userId: 'maya', id: first.id },
      ConditionExpression: 'attribute_not_exists(id)',
    });
    expect([marked?.Put?.Item, rest]).toEqual([mark, []]);
  });
});
