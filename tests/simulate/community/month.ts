import { manifest } from '../../../functions/manifest';
import type { FunctionSpec } from '../../../functions/manifest-types';
import { friendsContract } from '../../../shared/contracts/friends';
import {
  notificationKinds,
  notificationsContract,
  type NotificationKind,
} from '../../../shared/contracts/notifications';
import { profileContract } from '../../../shared/contracts/profile';
import type { Told } from '../../storm/held-events';
import { answers } from '../../support/answers';
import { seededRandom } from '../../support/chaos';
import type { TestClock } from '../../support/clock';
import type { TestCloud } from '../../support/cloud';
import { signUpUser, type TestUser } from '../../support/sign-in';
import { actions } from './actions';
import { drawTemper, hasTrainedToday, hourNow, newMember, one, type Member, type Temper } from './member';
import { drawOf, interruptionsIn, type Interruption } from './notifications';
import { train } from './train';

interface MonthOptions {
  people: number;
  days: number;
  seed: number;
  clock: TestClock;
  cloud: TestCloud;
  /** Everything that is told to the bus, by ID and in its order. */
  told: ReadonlyMap<string, Told>;
  say: (line: string) => void;
}

/** Why someone comes. */
type Reason = 'habit' | NotificationKind;

export interface Month extends MonthOptions {
  /** Those who are there. */
  members: Member[];
  /** Everyone who ever was, by ID. */
  everyone: Map<string, Member>;
  invited: number;
  interruptions: Interruption[];
  visits: Map<Reason, number>;
  /** How many came back because of what others did. */
  drawnByOthers: number;
  /** The longest chain of visits of which each was brought about by the one before. */
  longestChain: number;
  /** How often each action was done. */
  done: Map<string, number>;
}

const hourMs = 3_600_000;
const atOnce = 4;
const shares = { onTheFirstDay: 0.5, invited: 0.35, trainsWhenDrawn: 0.6 };
const awake = { from: 7, to: 22 };

const schedules = Object.entries<FunctionSpec>(manifest.functions).flatMap(([name, { schedule }]) =>
  schedule ? [name] : [],
);

const count = <Name>(counts: Map<Name, number>, name: Name) => counts.set(name, (counts.get(name) ?? 0) + 1);

interface Newcomer {
  temper: Temper;
  /** The hour of the month in which they sign up. */
  hour: number;
  isInvited: boolean;
  random: () => number;
}

/** Half of them come on the first day, the others in the first two thirds of the time. */
function drawNewcomers({ people, days, seed }: MonthOptions): Newcomer[] {
  return Array.from({ length: people }, (_, n) => {
    const random = seededRandom(seed * 1_000_003 + n);
    const day = random() < shares.onTheFirstDay ? 0 : Math.floor((random() * days * 2) / 3);
    const hour = 24 * day + Math.floor(random() * 24);
    return { hour, isInvited: random() < shares.invited, temper: drawTemper(random), random };
  });
}

/** Whoever is refused, by a limit or because others were faster, does something else. */
async function tried(act: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await act()) !== false;
  } catch (error) {
    if (/answered 4\d\d/.test(String(error))) return false;
    throw error;
  }
}

/** With the code that they got from the sender. */
async function acceptInvitation(sender: TestUser, user: TestUser): Promise<void> {
  const { invitation } = await sender.call(friendsContract.keepOwnInvitation);
  if (invitation) await user.call(friendsContract.acceptInvitation, { body: { code: invitation.code } });
}

async function signUp(month: Month, { temper, isInvited, random }: Newcomer): Promise<void> {
  const { cloud, members, everyone } = month;
  const name = `Member ${everyone.size + 1}`;
  const user = await signUpUser(cloud.origin, { name, timeZone: temper.timeZone });
  await user.call(profileContract.completeOnboarding, { body: answers });
  const push = Object.fromEntries(notificationKinds.map((kind) => [kind, true]));
  await user.call(notificationsContract.changePreferences, { body: { push } });
  const sender = isInvited && one(members, random)?.user;
  if (sender && (await tried(() => acceptInvitation(sender, user)))) month.invited += 1;
  const member = newMember(user, temper, random);
  everyone.set(user.userId, member);
  members.push(member);
}

async function visit({ visits, members, done }: Month, member: Member, because: Reason): Promise<void> {
  const { user, temper, random } = member;
  count(visits, because);
  await user.call(notificationsContract.markNotificationsRead, { body: { all: true } });
  if (because === 'habit' || random() < shares.trainsWhenDrawn) await train(member);
  for (const { name, share, act } of actions) {
    const isWilling = random() < share * temper.sociable && members.includes(member);
    if (isWilling && (await tried(() => act(member, members)))) count(done, name);
  }
}

/** Why a person comes this hour; null if they do not. */
function reasonOf({ temper, drawnBy, random }: Member): Reason | null {
  const hour = hourNow(temper);
  if (hour === temper.hour && random() < temper.trains) return 'habit';
  return hour >= awake.from && hour < awake.to ? drawnBy : null;
}

/** Whoever is interrupted may come back, unless they have trained that day. */
function interrupt(month: Month, interruption: Interruption): void {
  const { everyone, interruptions } = month;
  const member = everyone.get(interruption.userId);
  if (!member) return;
  interruptions.push(interruption);
  const isDrawn = member.random() < drawOf(interruption.kind) * member.temper.drawn;
  if (!isDrawn || member.drawnBy !== null || hasTrainedToday(member)) return;
  member.drawnBy = interruption.kind;
  if (interruption.actorId !== null) month.drawnByOthers += 1;
  member.chain = 1 + (everyone.get(interruption.actorId ?? '')?.chain ?? 0);
  month.longestChain = Math.max(month.longestChain, member.chain);
}

async function settle(month: Month, seen: number): Promise<void> {
  await month.cloud.idle();
  const news = [...month.told.values()].slice(seen);
  for (const each of await interruptionsIn(month.cloud, news)) interrupt(month, each);
}

async function liveHour(month: Month, newcomers: readonly Newcomer[]): Promise<void> {
  const { clock, cloud, members, told } = month;
  clock.advance(hourMs - (clock.now() % hourMs) + 1_000);
  const before = told.size;
  const coming = members.flatMap((member) => {
    const because = reasonOf(member);
    if (because === null) return [];
    member.drawnBy = null;
    if (because === 'habit') member.chain = 0;
    return [{ member, because }];
  });
  const lanes = Array.from({ length: atOnce }, async () => {
    for (let next = coming.shift(); next; next = coming.shift())
      await visit(month, next.member, next.because);
  });
  await Promise.all(lanes);
  for (const newcomer of newcomers) await signUp(month, newcomer);
  for (const name of schedules) await cloud.fireSchedule(name);
  await settle(month, before);
}

/** People who sign up, train, meet, and are told of each other, hour by hour. */
export async function liveMonth(options: MonthOptions): Promise<Month> {
  const newcomers = drawNewcomers(options);
  const month: Month = {
    ...options,
    members: [],
    everyone: new Map(),
    invited: 0,
    interruptions: [],
    visits: new Map(),
    drawnByOthers: 0,
    longestChain: 0,
    done: new Map(),
  };
  for (let hour = 0; hour < 24 * options.days; hour += 1) {
    await liveHour(
      month,
      newcomers.filter((each) => each.hour === hour),
    );
    const { members, interruptions } = month;
    if (hour % 24 === 23)
      options.say(
        `day ${(hour + 1) / 24}: ${members.length} people, ${interruptions.length} interruptions so far`,
      );
  }
  return month;
}
