import { describe, expect, it, vi } from 'vitest';
import type { DomainEvent } from '../../shared/events/catalogue';
import { eventExamples } from '../../tests/support/event-examples';
import { fakeLog, fakeStorage } from '../../tests/support/fake-storage';
import { createLeagueBoardsRepository } from './league-boards-repository';
import { createLeagueMembersRepository } from './league-members-repository';
import { onPointsAwarded } from './on-points-awarded';

const week = '2026-11-16';
const awarded = {
  type: 'PointsAwarded',
  userId: 'maya',
  occurredAt: '2026-11-22T23:50:00.000Z',
  data: {
    ...eventExamples.PointsAwarded,
    awards: [{ points: 50 }],
    totalPoints: 300,
    standing: { points: 300, workoutsCompleted: 6, version: 6 },
  },
} as unknown as DomainEvent<'PointsAwarded'>;

function setUp(now: string, row: object | null, isVisible = true) {
  const { storage, documents } = fakeStorage(now);
  documents.onAnyCommand().resolves({ Item: row ?? undefined });
  const log = fakeLog();
  const push = vi.fn(async () => undefined);
  const person = { userId: 'maya', state: 'active', visible: isVisible, version: 9, totalPoints: 400 };
  const hear = onPointsAwarded({
    storage,
    log,
    push,
    boards: createLeagueBoardsRepository(storage),
    members: createLeagueMembersRepository(storage),
    readActivityDays: async () => [],
    readEffort: async () => ({ days: [], timeZone: 'UTC', accountSince: null, planMinutes: null, bands: [] }),
    readPerson: async () => person as never,
  });
  const writes = () =>
    documents.calls().filter(({ args: [{ constructor }] }) => !constructor.name.startsWith('Get'));
  return { hear: () => hear(awarded), log, push, writes };
}

const rowAt = (version: number) => ({
  userId: 'maya',
  week,
  boardId: `${week}#easy#0`,
  pointsBefore: 200,
  pointsAfter: 250,
  firstVersion: 5,
  lastVersion: version,
  result: { place: 2, members: 9, won: false },
});

describe('Points that come more than two days after their week', () => {
  it.each([
    ['of someone who was in its league', rowAt(5)],
    ['of someone who was not', null],
  ])('%s change nothing, and are told', async (_, row) => {
    const { hear, log, push, writes } = setUp('2026-11-25T00:00:00.000Z', row);
    await hear();
    expect(writes()).toEqual([]);
    expect(push).not.toHaveBeenCalled();
    const told = { userId: 'maya', week, points: 50 };
    expect(log.warn).toHaveBeenCalledExactlyOnceWith('points too late for their league', told);
  });

  it.each([
    ['were counted before', rowAt(6), true],
    ['are of someone who is hidden from leaderboards', null, false],
  ])('are not told where they %s', async (_, row, isVisible) => {
    const { hear, log, writes } = setUp('2026-11-25T00:00:00.000Z', row, isVisible);
    await hear();
    expect(writes()).toEqual([]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('count until then: the board is closed again', async () => {
    const { hear, log, push, writes } = setUp('2026-11-24T23:59:59.000Z', rowAt(5));
    await hear();
    const [{ args: [write] } = { args: [] }] = writes();
    expect(JSON.stringify(write?.input)).toMatch(/pointsAfter.+300.+REMOVE #closedAt/);
    expect(push).toHaveBeenCalledExactlyOnceWith('maya', { type: 'league.changed' });
    expect(log.warn).not.toHaveBeenCalled();
  });
});
