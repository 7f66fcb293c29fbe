import { ulid } from 'ulid';
import type { TestUser } from '../../support/sign-in';
import { createEarlierTimes } from '../../support/trained-earlier';

/** Route classes that are measured together. */
export const routeClasses = [
  'dashboard',
  'boards',
  'lists',
  'search',
  'writes',
  'workouts',
  'coach',
  'pages',
] as const;
export type RouteClass = (typeof routeClasses)[number];

/** Sends one request and counts it; returns its body, or null if it failed. */
export type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

interface Kind {
  /** Relative frequencies. */
  share: number;
  of: RouteClass;
  run: (ask: Ask, user: TestUser) => Promise<unknown>;
}

const read = (share: number, of: RouteClass, path: string): Kind => ({
  share,
  of,
  run: (ask) => ask('GET', path),
});

const minutes = 5;
const earlier = createEarlierTimes();

/** Started earlier, as if offline, so that it counts immediately. */
const workOut: Kind['run'] = async (ask, { userId }) => {
  const id = ulid();
  const { startedAt, finishedAt } = earlier(userId, minutes * 60, Date.now());
  const start = { id, routineId: 'core-blast', startedAt, endOpen: true };
  if (!(await ask('POST', '/workout-sessions', start))) return;
  const end = { finishedExercises: [0, 1], activeSeconds: minutes * 60, finishedAt };
  await ask('POST', `/workout-sessions/${id}/complete`, end);
};

const eat: Kind['run'] = (ask) =>
  ask('POST', '/nutrition/logs', {
    id: ulid(),
    items: [{ name: 'Soup', nutrients: { caloriesKcal: 300 } }],
  });

const drink: Kind['run'] = (ask) => ask('POST', '/nutrition/water', { id: ulid(), millilitres: 250 });

const talk: Kind['run'] = (ask) =>
  ask('POST', '/coach/messages', { id: ulid(), message: 'How do I do a squat?' });

/** What people do on an ordinary day: mostly reading. */
export const mix: readonly Kind[] = [
  read(22, 'dashboard', '/profile'),
  read(12, 'dashboard', '/points'),
  read(4, 'dashboard', '/coach/motivation'),
  read(8, 'boards', '/leaderboards/global'),
  read(6, 'boards', '/leaderboards/friends'),
  read(6, 'lists', '/notifications'),
  read(5, 'lists', '/friends'),
  read(6, 'lists', '/workout-sessions'),
  read(7, 'lists', '/nutrition/days/today'),
  read(4, 'lists', '/exercises'),
  read(5, 'search', '/nutrition/foods?q=chick'),
  read(3, 'pages', '/health'),
  { share: 4, of: 'writes', run: eat },
  { share: 3, of: 'writes', run: drink },
  { share: 2, of: 'workouts', run: workOut },
  { share: 3, of: 'coach', run: talk },
];
