import { startTestCloud, type TestCloud } from '../support/cloud';
import { awardedEvent, deliver } from '../support/award-points';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket, type TestSocket } from '../support/socket';
import { milliseconds, percentile } from './statistics';

const socketsEach = 10;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

interface Listener {
  user: TestUser;
  sockets: TestSocket[];
}

async function openAll(origin: string, people: number): Promise<Listener[]> {
  const listeners: Listener[] = [];
  for (let n = 0; n < people; n += 1) {
    const user = await signUpUser(origin);
    listeners.push({ user, sockets: await Promise.all(times(socketsEach).map(() => openTestSocket(user))) });
  }
  return listeners;
}

const eventFor = ({ user: { userId } }: Listener) => awardedEvent({ userId, points: 50, total: 50 });

/** Milliseconds from the simultaneous events, after `before`, to each frame on each socket. */
async function latenciesOf(cloud: TestCloud, listeners: Listener[], before: Listener[]): Promise<number[]> {
  const latencies: number[] = [];
  const began = performance.now();
  const frames = listeners.flatMap(({ sockets }) =>
    sockets.map(async (socket) => {
      await socket.next('points.awarded');
      latencies.push(performance.now() - began);
    }),
  );
  await deliver([...before, ...listeners].map(eventFor));
  await Promise.all(frames);
  await cloud.idle();
  return latencies;
}

/** Ten sockets for each of 100 people: one event for each, then the same behind 300 events of one person. */
export async function benchSockets(short: boolean): Promise<string[]> {
  const cloud = await startTestCloud();
  try {
    const [flooded, ...others] = await openAll(cloud.origin, short ? 3 : 100);
    if (!flooded) throw new Error('nobody listens');
    const count = (others.length + 1) * socketsEach;
    const shown = (latencies: number[]) =>
      `p50 ${milliseconds(percentile(latencies, 0.5))}, p95 ${milliseconds(percentile(latencies, 0.95))}, ${latencies.length} frames came`;
    const calm = await latenciesOf(cloud, others, []);
    const behind = await latenciesOf(
      cloud,
      others,
      times(short ? 5 : 300).map(() => flooded),
    );
    await Promise.all([flooded, ...others].flatMap(({ sockets }) => sockets.map((socket) => socket.close())));
    return [
      `one event each, ${count} sockets open: ${shown(calm)}`,
      `the same behind ${short ? 5 : 300} events of one person: ${shown(behind)}`,
    ];
  } finally {
    await cloud.stop();
  }
}
