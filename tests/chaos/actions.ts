import { ulid } from 'ulid';
import { seconds, seen } from '../support/dances';
import { makePhoto } from '../support/photos';
import type { TestUser } from '../support/sign-in';
import { createEarlierTimes } from '../support/trained-earlier';
import type { Kind, WriteRequest } from './acknowledged';

/** Sends a request and returns what was acknowledged. */
type Do = (
  kind: Kind,
  method: string,
  path: string,
  body: unknown,
  key: string,
) => Promise<Record<string, unknown> | null>;

export interface Actor {
  user: TestUser;
  others: readonly TestUser[];
  /** All groups made so far. */
  groups: string[];
  random: () => number;
  insist(request: WriteRequest): Promise<Record<string, unknown> | null>;
  /** Steps so far, which only grow. */
  steps: number;
}

type Action = (actor: Actor, act: Do) => Promise<unknown>;

const danceSeconds = 50;
/** The share of activities that are removed again. */
const regretted = 0.2;
const one = <T>(list: readonly T[], random: () => number) => list[Math.floor(random() * list.length)];

const earlier = createEarlierTimes();

const workOut: Action = async ({ user, random }, act) => {
  const id = ulid();
  const minutes = random() < 0.3 ? 20 : 5;
  const { startedAt, finishedAt } = earlier(user.userId, minutes * 60, Date.now());
  const started = { id, routineId: 'core-blast', startedAt, endOpen: true };
  if (!(await act('begun workout', 'POST', '/workout-sessions', started, id))) return;
  const progress = { finishedExercises: [0], activeSeconds: 60 };
  await act('saved progress', 'PATCH', `/workout-sessions/${id}`, progress, id);
  const end = { finishedExercises: [0, 1], activeSeconds: minutes * 60, finishedAt };
  const done = await act('workout', 'POST', `/workout-sessions/${id}/complete`, end, id);
  if (done && random() < regretted)
    await act('removed workout', 'DELETE', `/workout-sessions/${id}`, undefined, id);
};

const eat: Action = async ({ random }, act) => {
  const id = ulid();
  const items = [{ name: 'Soup', nutrients: { caloriesKcal: 300, proteinG: 12 } }];
  const meal = await act('meal', 'POST', '/nutrition/logs', { id, items }, id);
  if (meal && random() < regretted)
    await act('removed meal', 'DELETE', `/nutrition/logs/${String(meal.id)}`, undefined, id);
};

const drink: Action = (_, act) => {
  const id = ulid();
  return act('water', 'POST', '/nutrition/water', { id, millilitres: 250 }, id);
};

const weigh: Action = ({ random }, act) => {
  const id = ulid();
  return act(
    'weight',
    'POST',
    '/profile/weights',
    { id, weightKg: 60 + Math.round(random() * 100) / 10 },
    id,
  );
};

const walk: Action = (actor, act) => {
  actor.steps += 1 + Math.floor(actor.random() * 50);
  const date = new Date().toISOString().slice(0, 10);
  return act('steps', 'POST', '/activity/steps', { date, total: actor.steps }, `${date} ${actor.steps}`);
};

const dance: Action = async ({ user, random }, act) => {
  const id = ulid();
  const { startedAt, finishedAt } = earlier(user.userId, danceSeconds, Date.now());
  const choice = { id, style: 'pop', set: 'ten-moves', camera: true };
  const started = { ...choice, startedAt };
  if (!(await act('begun dance', 'POST', '/dance-sessions', started, id))) return;
  const end = { samples: seconds(danceSeconds, seen), finishedAt };
  const done = await act('dance', 'POST', `/dance-sessions/${id}/complete`, end, id);
  if (done && random() < regretted)
    await act('removed dance', 'DELETE', `/dance-sessions/${id}`, undefined, id);
};

const say: Action = ({ random }, act) => {
  const id = ulid();
  const message = one(['How do I do a squat?', 'What should I train today?', 'How am I doing?'], random);
  return act('message', 'POST', '/coach/messages', { id, message }, id);
};

const befriend: Action = ({ others, random }, act) => {
  const friendId = one(others, random)?.userId ?? '';
  return act('friend request', 'POST', '/friends', { friendId }, friendId);
};

const accept: Action = async ({ user }, act) => {
  const response = await user.fetch('GET', '/friends');
  if (!response.ok) return;
  const { friends } = (await response.json()) as { friends: { id: string; status: string }[] };
  const asking = friends.find(({ status }) => status === 'received');
  if (asking) await act('friend accepted', 'POST', `/friends/${asking.id}/accept`, undefined, asking.id);
};

const found: Action = async ({ groups }, act) => {
  const id = ulid();
  if (groups.length > 30) return;
  const body = { id, name: 'Early birds', isPublic: true };
  if (await act('group', 'POST', '/groups', body, id)) groups.push(id);
};

const join: Action = async ({ groups, random }, act) => {
  const id = one(groups, random);
  if (id) await act('joined group', 'POST', `/groups/${id}/join`, {}, id);
};

const keepWorkout: Action = (_, act) => {
  const id = ulid();
  const exercises = ['squat', 'push-up', 'plank'].map((exerciseId) => ({ exerciseId }));
  return act('saved workout', 'POST', '/routines', { id, name: 'Mine', exercises }, id);
};

const photograph: Action = ({ random }, act) => {
  const id = ulid();
  const photo = makePhoto({ seed: 1 + Math.floor(random() * 200) });
  return act('photo', 'POST', `/nutrition/photos?id=${id}`, photo, id);
};

/** The relative frequency of each action. */
const shares: readonly [number, Action][] = [
  [22, workOut],
  [20, eat],
  [8, drink],
  [6, weigh],
  [8, walk],
  [5, dance],
  [10, say],
  [7, befriend],
  [6, accept],
  [1, found],
  [3, join],
  [2, keepWorkout],
  [2, photograph],
];
const whole = shares.reduce((sum, [share]) => sum + share, 0);

/** One random action of a person. */
export async function act(actor: Actor): Promise<void> {
  const { user, random } = actor;
  let drawn = random() * whole;
  const [, action] = shares.find(([share]) => (drawn -= share) < 0) ?? shares[0]!;
  await action(actor, (kind, method, path, body, key) =>
    actor.insist({ kind, user, method, path, body, key }),
  );
}
