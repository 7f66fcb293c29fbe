import { afterEach, beforeEach, vi } from 'vitest';
import type { Endpoint } from '../../shared/contracts/endpoint';
import { danceKind } from '../features/dance/outbox/dance-kind';
import { nutritionKind } from '../features/nutrition/outbox/nutrition-kind';
import { weightKind } from '../features/profile/outbox/weight-kind';
import { workoutKind } from '../features/workouts/outbox/workout-kind';
import { ApiError } from '../lib/api/api-error';
import { clock, serverNow } from '../lib/clock';
import { newId } from '../lib/new-id';
import { createUnsentStore } from '../lib/offline/unsent-store';
import { openOutbox, type OutboxKind } from '../lib/offline/use-outbox';
import { todayIn } from '../lib/today';

interface Call {
  path: string;
  body: Record<string, unknown>;
}
const mocks = vi.hoisted(() => ({ answer: vi.fn<(call: Call) => Promise<unknown>>() }));
vi.mock('../lib/api/call-endpoint', () => ({
  callEndpoint: ({ path }: Endpoint, { body = {} }: { body?: Record<string, unknown> } = {}) =>
    mocks.answer({ path, body }),
}));

/** The server's answer. */
export const { answer } = mocks;

const zone = 'America/Denver';
const down = new ApiError('network_error', 0, 'You seem to be offline.');
const mine = { userId: 'sam' };
const at = () => serverNow().toISOString();
const nutrients = { caloriesKcal: 300, proteinG: 10, carbsG: 20, fatsG: 5, fibreG: 1 };

export type AnyEntry = { userId: string };
type AnyKind = OutboxKind<AnyEntry, unknown>;

/** For each kind: how an entry is made now, and which part of its request holds the time. */
export const kinds = {
  meal: {
    kind: nutritionKind,
    oldKey: 'nutrition-unsent',
    make: () => {
      const [id, date] = [newId(), todayIn(zone)];
      const item = { foodId: null, name: 'Oats', grams: null, nutrients, source: 'own' as const };
      const shown = {
        id: `${date}-${id}`,
        date,
        mealType: 'snack',
        items: [item],
        totals: nutrients,
        loggedAt: at(),
      };
      const items = [{ name: 'Oats', nutrients, grams: null }];
      return { ...mine, kind: 'meal', id, date, zone, eatenAt: at(), mealType: 'snack', items, shown };
    },
    times: { '/nutrition/logs': 'date' },
  },
  drink: {
    kind: nutritionKind,
    oldKey: 'nutrition-unsent',
    make: () => ({ ...mine, kind: 'water', id: newId(), date: todayIn(zone), zone, millilitres: 250 }),
    times: { '/nutrition/water': 'date' },
  },
  weight: {
    kind: weightKind,
    oldKey: null,
    make: () => ({ ...mine, id: newId(), weightKg: 70, date: todayIn(zone), zone }),
    times: { '/profile/weights': 'date' },
  },
  workout: {
    kind: workoutKind,
    oldKey: 'workout-unsent',
    make: () => ({
      ...mine,
      sessionId: newId(),
      title: 'Core Blast',
      finishedExercises: [0],
      activeSeconds: 900,
      finishedAt: at(),
    }),
    times: { '/workout-sessions/{id}/complete': 'finishedAt' },
  },
  dance: {
    kind: danceKind,
    oldKey: 'dance-unsent',
    make: () => ({
      ...mine,
      id: newId(),
      style: 'pop',
      set: 'ten-moves',
      camera: false,
      startedAt: at(),
      samples: [{ accuracy: null, match: null }],
      finishedAt: at(),
    }),
    times: { '/dance-sessions': 'startedAt', '/dance-sessions/{id}/complete': 'finishedAt' },
  },
} as const;
export const names = Object.keys(kinds) as (keyof typeof kinds)[];

export const stops: (() => void)[] = [];
export const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
export const kindOf = (name: keyof typeof kinds) => kinds[name].kind as unknown as AnyKind;
export const make = (name: keyof typeof kinds): AnyEntry => kinds[name].make();
export const keptOf = (name: keyof typeof kinds) => createUnsentStore(kindOf(name), 'sam').read();
export const sent = () => answer.mock.calls.map(([call]) => call).filter(({ path }) => path !== '/health');
let turn: Promise<void> = Promise.resolve();

export function openTab(name: keyof typeof kinds) {
  const outbox = openOutbox(kindOf(name), 'sam', {
    alone: (work) => (turn = turn.then(work)),
    connection: { read: () => true, subscribe: () => () => undefined },
  });
  stops.push(outbox.subscribe(() => undefined));
  return outbox;
}

/** Every test starts with empty storage, a clock that agrees with the server, and no tab left open. */
export function setUpKinds(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T17:00:00Z') });
    answer.mockRejectedValue(down);
    Object.assign(clock, { isSure: true, offsetMs: 0 });
  });
  afterEach(() => {
    stops.splice(0).forEach((stop) => stop());
    vi.unstubAllGlobals();
    vi.useRealTimers();
    answer.mockReset();
    localStorage.clear();
  });
}
