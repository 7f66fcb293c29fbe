import { EventBridgeClient, PutEventsCommand, type PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import { groupsContract } from '../../shared/contracts/groups';
import type { TestClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { newId } from '../support/new-id';
import { signUpUser } from '../support/sign-in';
import { liveDay, regretDays } from './activity';
import { stormFaults } from './faults';
import type { Pair } from './friendships';
import { holdEvents } from './held-events';
import type { Trainee } from './plan';

export interface StormOptions {
  /** People's actions make at least this many events, which cause as many again. */
  events: number;
  people: number;
  clock: TestClock;
  random: () => number;
  say?: (line: string) => void;
}

export interface Storm extends ReturnType<typeof holdEvents>, Pick<ReturnType<typeof stormFaults>, 'counts'> {
  cloud: TestCloud;
  trainees: Trainee[];
  pairs: Pair[];
  days: number;
}

const dayMs = 86_400_000;
const noonMs = dayMs / 2;
const entriesPerCall = 10;

/** Each person and the next two. */
function pairsOf(trainees: readonly Trainee[]): Pair[] {
  return trainees.flatMap(({ user: by }, index) =>
    trainees.slice(index + 1, index + 3).map(({ user: other }): Pair => ({ status: 'none', by, other })),
  );
}

function shuffle<T>(list: T[], random: () => number): T[] {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
  return list;
}

/** Everyone is in one group, whose week the audit recounts. */
async function gather([owner, ...others]: readonly Trainee[]): Promise<void> {
  const body = { id: newId(), name: 'Storm chasers', isPublic: true };
  const group = await owner?.user.call(groupsContract.createGroup, { body });
  if (!group) return;
  for (const { user } of others)
    await user.call(groupsContract.joinGroup, { params: { id: group.id }, body: {} });
}

async function deliver(entries: readonly PutEventsRequestEntry[]): Promise<void> {
  const bus = new EventBridgeClient({});
  for (let from = 0; from < entries.length; from += entriesPerCall) {
    const Entries = entries.slice(from, from + entriesPerCall);
    const { FailedEntryCount } = await bus.send(new PutEventsCommand({ Entries }));
    if (FailedEntryCount) throw new Error('the bus refused an event');
  }
  bus.destroy();
}

/**
 * People train, eat, dance, and befriend each other for as many days as it takes, while none of the events are
 * delivered. Then all of them arrive together, in any order and repeatedly, at consumers that crash. Once nothing is
 * waiting, people remove and restore some of what was paid, and those events arrive the same way.
 */
export async function raiseStorm({ events, people, clock, random, say }: StormOptions): Promise<Storm> {
  const faults = stormFaults(random);
  const cloud = await startTestCloud({ chaos: faults.chaos });
  const control = holdEvents();
  const trainees: Trainee[] = [];
  for (let n = 0; n < people; n += 1)
    trainees.push({ user: await signUpUser(cloud.origin, { name: `Trainee ${n}` }), plan: [], done: [] });
  await gather(trainees);
  const pairs = pairsOf(trainees);
  let days = 0;
  let delivered = 0;
  // What is left in the outbox is counted a day later.
  for (; control.held.size < events; days += 1) {
    clock.advance(dayMs + noonMs - (clock.now() % dayMs));
    await liveDay(trainees, pairs, random);
    await cloud.pump.idle();
    say?.(`day ${days + 1}: ${control.held.size} events`);
  }
  const letGo = async () => {
    control.holding = false;
    await deliver(shuffle([...control.held.values()].slice(delivered), random));
    delivered = control.held.size;
    say?.('all delivered to the bus');
    await cloud.idle();
  };
  await letGo();
  control.holding = true;
  await regretDays(trainees, random);
  await cloud.pump.idle();
  await letGo();
  faults.end();
  return Object.assign(control, { cloud, trainees, pairs, days, counts: faults.counts });
}
