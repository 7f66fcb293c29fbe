import { describe, expect, it } from 'vitest';
import { danceSessionSchema } from '../../../shared/contracts/dance';
import { demoDances } from './demo-dances';
import { demoHistory } from './demo-people';

const now = new Date('2026-11-20T10:00:00Z');

describe('The dances of the demo account', () => {
  it('are what the API answers', () => {
    for (const session of demoDances(now, 'UTC')) expect(danceSessionSchema.parse(session)).toEqual(session);
  });

  it('lie on days with a workout, so that the streak stays as it is', () => {
    const trained = demoHistory.trainedDaysAgo.map((days) => new Date(now.getTime() - days * 86_400_000));
    const dates = trained.map((day) => day.toISOString().slice(0, 10));
    for (const { localDate } of demoDances(now, 'UTC')) expect(dates).toContain(localDate);
  });
});
