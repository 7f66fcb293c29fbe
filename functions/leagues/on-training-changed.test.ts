import { describe, expect, it, vi } from 'vitest';
import type { DomainEvent } from '../../shared/events/catalogue';
import { localDateSchema } from '../../shared/rules/local-date';
import { eventExamples } from '../../tests/support/event-examples';
import { fakeLog, fakeStorage } from '../../tests/support/fake-storage';
import { createLeagueBoardsRepository } from './league-boards-repository';
import { createLeagueMembersRepository } from './league-members-repository';
import { onTrainingChanged } from './on-training-changed';

const week = '2026-11-16';
const completedAt = (occurredAt: string) =>
  ({
    type: 'WorkoutCompleted',
    userId: 'maya',
    occurredAt,
    data: { ...eventExamples.WorkoutCompleted, localDate: '2026-11-22' },
  }) as unknown as DomainEvent<'WorkoutCompleted'>;
const inTime = completedAt('2026-11-22T23:50:00.000Z');

interface Scene {
  row?: object | null;
  isVisible?: boolean;
  minutes?: number;
}

function setUp(now: string, { row = null, isVisible = true, minutes = 20 }: Scene = {}) {
  const { storage, documents } = fakeStorage(now);
  documents.onAnyCommand().resolves({ Item: row ?? undefined });
  const log = fakeLog();
  const push = vi.fn(async () => undefined);
  const person = { userId: 'maya', state: 'active', visible: isVisible, version: 9, totalPoints: 400 };
  const localDate = localDateSchema.parse('2026-11-22');
  const days = minutes > 0 ? [{ localDate, activeSeconds: minutes * 60, workouts: 1 }] : [];
  const hear = onTrainingChanged({
    storage,
    log,
    push,
    boards: createLeagueBoardsRepository(storage),
    members: createLeagueMembersRepository(storage),
    readActivityDays: async () => days as never,
    readEffort: async () => ({ days, accountSince: null, planMinutes: null, bands: [] }),
    readPerson: async () => person as never,
  });
  const writes = () =>
    documents.calls().filter(({ args: [{ constructor }] }) => !constructor.name.startsWith('Get'));
  return { hear, log, push, writes };
}

const rowOf = (minutes: number) => ({
  userId: 'maya',
  week,
  boardId: `${week}#easy#0`,
  activeSeconds: minutes * 60,
  version: 3,
  result: { place: 2, members: 9, won: false },
});

describe('A workout that is told more than two days after its week', () => {
  it.each([
    ['of someone who was in its league', rowOf(5)],
    ['of someone who was not', null],
  ])('%s changes nothing, and is told', async (_, row) => {
    const { hear, log, push, writes } = setUp('2026-11-25T00:00:00.000Z', { row });
    await hear(inTime);
    expect(writes()).toEqual([]);
    expect(push).not.toHaveBeenCalled();
    const told = { week };
    expect(log.warn).toHaveBeenCalledExactlyOnceWith('minutes too late for their league', told);
  });

  it('is not told where it happened that late, such as a workout that was removed', async () => {
    const { hear, log, writes } = setUp('2026-11-25T00:00:00.000Z', { row: rowOf(5) });
    await hear(completedAt('2026-11-25T00:00:00.000Z'));
    expect(writes()).toEqual([]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('counts until then: the board is closed again', async () => {
    const { hear, log, push, writes } = setUp('2026-11-24T23:59:59.000Z', { row: rowOf(5) });
    await hear(inTime);
    const [{ args: [write] } = { args: [] }] = writes();
    expect(JSON.stringify(write?.input)).toMatch(/activeSeconds.+1200.+REMOVE #closedAt/);
    expect(push).toHaveBeenCalledExactlyOnceWith('maya', { type: 'league.changed' });
    expect(log.warn).not.toHaveBeenCalled();
  });
});

describe('Someone who is in no league', () => {
  it.each([
    ['because they are hidden from leaderboards', { isVisible: false }],
    ['because nothing of their week counts', { minutes: 0 }],
  ])('%s stays in none', async (_, scene) => {
    const { hear, push, writes } = setUp('2026-11-22T23:51:00.000Z', scene);
    await hear(inTime);
    expect(writes()).toEqual([]);
    expect(push).not.toHaveBeenCalled();
  });
});

describe('A week that changed nothing', () => {
  it('is written all the same, so that whoever read older days is refused, and told to no one', async () => {
    const { hear, push, writes } = setUp('2026-11-24T23:59:59.000Z', { row: rowOf(20) });
    await hear(inTime);
    const [{ args: [write] } = { args: [] }, ...more] = writes();
    expect(JSON.stringify(write?.input)).toMatch(/version = :seen/);
    expect(JSON.stringify(write?.input)).not.toMatch(/closedAt/);
    expect(more).toEqual([]);
    expect(push).not.toHaveBeenCalled();
  });
});
