import { friendsContract } from '../../shared/contracts/friends';
import type { TestUser } from '../support/sign-in';

type Status = 'none' | 'requested' | 'accepted' | 'blocked';

/** How two people relate; `by` asked or blocked. */
export interface Pair {
  status: Status;
  by: TestUser;
  other: TestUser;
}

type Step = (pair: Pair) => Promise<Status>;

const { addFriend, acceptFriend, declineFriend, removeFriend, blockPerson } = friendsContract;
const ask = (by: TestUser, other: TestUser) => by.call(addFriend, { body: { friendId: other.userId } });
const to = ({ userId: id }: TestUser) => ({ params: { id } });

const request: Step = async ({ by, other }) => {
  await ask(by, other);
  return 'requested';
};
const accept: Step = async ({ by, other }) => {
  await other.call(acceptFriend, to(by));
  return 'accepted';
};
const decline: Step = async ({ by, other }) => {
  await other.call(declineFriend, to(by));
  return 'none';
};
/** Both ask at the same moment. */
const meet: Step = async ({ by, other }) => {
  await Promise.all([ask(by, other), ask(other, by)]);
  return 'accepted';
};
const remove: Step = async ({ by, other }) => {
  await by.call(removeFriend, to(other));
  return 'none';
};
const block: Step = async ({ by, other }) => {
  await by.call(blockPerson, to(other));
  return 'blocked';
};

/** What may happen next; repeated entries are more likely. */
const steps: Record<Status, readonly Step[]> = {
  none: [meet, request, request, request],
  requested: [accept, accept, accept, decline],
  accepted: [accept, accept, remove, block],
  blocked: [],
};

/** Two people act on each other. */
export async function takeStep(pair: Pair, random: () => number): Promise<void> {
  const possible = steps[pair.status];
  const step = possible[Math.floor(random() * possible.length)];
  if (step) pair.status = await step(pair);
}

/** The rows that each must have about the other, as `person friend status`. */
export function expectedRows({ status, by, other }: Pair): string[] {
  const [a, b] = [by.userId, other.userId];
  if (status === 'requested') return [`${a} ${b} requested`, `${b} ${a} received`];
  if (status === 'accepted') return [`${a} ${b} accepted`, `${b} ${a} accepted`];
  return status === 'blocked' ? [`${a} ${b} blocked`] : [];
}
