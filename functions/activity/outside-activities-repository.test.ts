import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { localDateSchema } from '../../shared/rules/local-date';
import { fakeStorage } from '../../tests/support/fake-storage';
import { createReadActivities } from './public';

const row = {
  userId: 'maya',
  kind: 'run',
  durationSeconds: 1800,
  distanceMeters: 5000,
  averageHeartRate: null,
  caloriesKcal: null,
  title: null,
  source: 'runs.zip',
  importId: null,
};

describe('Activities since a day', () => {
  it('are those of that day where they were recorded, whatever day it was in UTC', async () => {
    const { storage, documents } = fakeStorage();
    documents.on(QueryCommand).resolves({
      Items: [
        { ...row, activityId: '20261119T233000Z-run', startedAt: '2026-11-19T23:30:00Z', date: '2026-11-20' },
        { ...row, activityId: '20261119T120000Z-run', startedAt: '2026-11-19T12:00:00Z', date: '2026-11-19' },
      ],
    });
    const read = createReadActivities(storage);
    const { userId: _, ...told } = row;
    expect(await read('maya', localDateSchema.parse('2026-11-20'))).toEqual([
      { ...told, id: '20261119T233000Z-run', startedAt: '2026-11-19T23:30:00Z', date: '2026-11-20' },
    ]);
    const [asked] = documents.commandCalls(QueryCommand);
    expect(asked?.args[0].input.ExpressionAttributeValues).toEqual({ ':user': 'maya', ':from': '20261119' });
    expect(asked?.args[0].input.ScanIndexForward).toBe(false);
  });
});
