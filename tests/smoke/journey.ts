import { setTimeout as pause } from 'node:timers/promises';
import { ulid } from 'ulid';
import { WebSocket } from 'ws';
import { accountContract } from '../../shared/contracts/account';
import { leaderboardsContract } from '../../shared/contracts/leaderboards';
import { pointsContract } from '../../shared/contracts/points';
import { profileContract } from '../../shared/contracts/profile';
import { realtimeContract } from '../../shared/contracts/realtime';
import { workoutsContract } from '../../shared/contracts/workouts';
import { serverFrameSchema } from '../../shared/sockets/frames';
import { answers } from '../support/answers';
import { createSmokeAccount, readSmokeConfig, type Confirmed, type SmokeAccount } from './account';
import { describeFailure } from './describe-failure';

export interface SmokeOptions {
  /** Lets the workout's time pass; by default, it waits. */
  letPass?(milliseconds: number): Promise<unknown>;
  /** Where the socket's address is reached, if not at itself. */
  reach?(address: string): string;
  /** Does what the pool's post-confirmation trigger would, where there is none. */
  onConfirmed?(confirmed: Confirmed): Promise<void>;
  say(line: string): void;
}

const workoutSeconds = 61;
const frameMs = 60_000;
/** An erasure begins after a minute and may have to be retried. */
const erasureMs = 300_000;

/** Resolves when points are announced; rejects on a timeout. */
async function openFrames(
  account: SmokeAccount,
  { reach = (address) => address }: SmokeOptions,
): Promise<{ awarded: Promise<void>; close(): void }> {
  const query = { kind: 'notifications' } as const;
  const { url } = await account.call(realtimeContract.createTicket, { query });
  const socket = new WebSocket(reach(url));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const awarded = new Promise<void>((resolve) => {
    socket.on('message', (text) => {
      const { type } = serverFrameSchema.parse(JSON.parse(String(text)));
      if (type === 'points.awarded') resolve();
    });
  });
  return { awarded, close: () => socket.close() };
}

async function within<T>(promise: Promise<T>, milliseconds: number, late: string): Promise<T> {
  const timer = new AbortController();
  const expired = pause(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw new Error(late);
  });
  expired.catch(() => undefined);
  try {
    return await Promise.race([promise, expired]);
  } finally {
    timer.abort();
  }
}

/** The shortest that counts: its one exercise takes a minute. */
async function train(account: SmokeAccount, { letPass = pause, say }: SmokeOptions): Promise<void> {
  const exercises = [{ exerciseId: 'squat', workSeconds: 60 }];
  const session = await account.call(workoutsContract.startWorkout, { body: { id: ulid(), exercises } });
  say(`trains for ${workoutSeconds} seconds`);
  await letPass(workoutSeconds * 1000);
  const done = await account.call(workoutsContract.completeWorkout, {
    params: { id: session.id },
    body: {
      finishedExercises: [0],
      activeSeconds: workoutSeconds,
      finishedAt: new Date().toISOString(),
    },
  });
  if (!done.counted) throw new Error(`the workout did not count: ${done.notCountedReason}`);
  say('the workout counted');
}

async function journey(account: SmokeAccount, options: SmokeOptions): Promise<void> {
  const { say } = options;
  await account.call(profileContract.completeOnboarding, { body: answers });
  say('onboarded');
  const frames = await openFrames(account, options);
  try {
    await train(account, options);
    await within(frames.awarded, frameMs, 'no frame told of the points');
    say('the socket told of the points');
  } finally {
    frames.close();
  }
  const { totalPoints } = await account.call(pointsContract.readPoints);
  if (totalPoints < 50) throw new Error(`${totalPoints} points for a workout`);
  say(`${totalPoints} points`);
  await account.call(leaderboardsContract.readGlobalLeaderboard);
  say('the board answers');
}

/** Polls until the account is erased. */
async function remove(account: SmokeAccount, say: SmokeOptions['say']): Promise<void> {
  await account.call(accountContract.deleteAccount);
  const giveUpAt = Date.now() + erasureMs;
  while (await account.exists()) {
    if (Date.now() > giveUpAt)
      throw new Error(`${account.email} is not erased: see 'A deletion that got stuck'`);
    await pause(1_000);
  }
  say('the account is erased');
}

async function open(origin: string, { say, onConfirmed }: SmokeOptions): Promise<SmokeAccount> {
  const config = await readSmokeConfig(origin);
  say(`${config.stage} ${config.version} ${config.commit}`);
  const account = await createSmokeAccount(origin, config, onConfirmed);
  say(`signed up as ${account.email}`);
  return account;
}

/**
 * The core journey of a fresh account against a deployment; the account is erased, whatever happened. Each failure is
 * said when it happens, so that none hides another. Returns whether all went well.
 */
export async function smoke(origin: string, options: SmokeOptions): Promise<boolean> {
  const { say } = options;
  let isWell = true;
  const fail = (what: string) => (error: unknown) => {
    isWell = false;
    for (const [index, line] of describeFailure(error).entries())
      say(index === 0 ? `${what}: ${line}` : line);
  };
  const account = await open(origin, options).catch(fail('FAILED'));
  if (!account) return false;
  await journey(account, options).catch(fail('FAILED'));
  await remove(account, say).catch(fail('FAILED to erase the account'));
  return isWell;
}
