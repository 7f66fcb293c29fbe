import { setTimeout as pause } from 'node:timers/promises';
import { profileContract } from '../../shared/contracts/profile';
import { answers } from '../support/answers';
import { seededRandom } from '../support/chaos';
import { signUpUser, type TestUser } from '../support/sign-in';
import { insist, Memory, type Persistence, type WriteRequest } from './acknowledged';
import { act, type Actor } from './actions';

const shares = { givesUp: 0.15, newcomer: 0.004 };
/** Long enough for a server to start. */
const retryMs = 800;
/** The lease of a lost answer, plus a margin. */
const lastTriesMs = 90_000;

export interface Crowd {
  memory: Memory;
  /** Starts using the product; resolves when everyone has finished. */
  run(): Promise<void>;
  /** No one starts anything new; requests without an answer are repeated for a while. */
  end(): void;
}

const newPerson = (origin: string, n: number) => signUpUser(origin, { name: `Person ${n}`, now: Date.now });

/** Many people who use the product in parallel, each doing one thing after the other. */
export async function gatherCrowd(
  origin: string,
  { people, seed, thinkMs }: { people: number; seed: number; thinkMs: number },
): Promise<Crowd> {
  const memory = new Memory();
  const users: TestUser[] = [];
  const groups: string[] = [];
  let endsAt = Infinity;
  const isOpen = () => endsAt === Infinity;

  function enter(user: TestUser): void {
    users.push(user);
    memory.users.set(user.userId, user);
    const account = { kind: 'account', userId: user.userId, key: user.userId, answer: {} } as const;
    memory.acknowledged.push(account);
  }
  for (let n = 0; n < people; n += 1) {
    const user = await newPerson(origin, n);
    await user.call(profileContract.completeOnboarding, { body: answers });
    enter(user);
  }

  /** A new person signs up; if that is interrupted, they come back another day. */
  async function signUp(): Promise<void> {
    const user = await newPerson(origin, users.length).catch(() => null);
    if (user) enter(user);
    else memory.unanswered += 1;
  }

  async function live(user: TestUser, index: number): Promise<void> {
    const random = seededRandom(seed + index);
    const persistence = (): Persistence => ({
      pause: () => pause(retryMs * (0.5 + random())),
      givesUp: random() < shares.givesUp,
      goesOn: () => isOpen() || Date.now() < endsAt,
    });
    const waiting = new Set<Promise<unknown>>();
    const send = (request: WriteRequest) => {
      const sent = insist(memory, request, persistence());
      if (request.kind !== 'message') return sent;
      // A lost answer can only be requested again once its lease is over, and no one waits for that.
      waiting.add(sent.finally(() => waiting.delete(sent)));
      return Promise.resolve(null);
    };
    const others = users.filter((other) => other !== user);
    const actor: Actor = { user, others, groups, random, insist: send, steps: 0 };
    while (isOpen()) {
      await pause(thinkMs * random() * 2);
      // Requests that only prepare a write may fail: the person tries something else.
      await (random() < shares.newcomer ? signUp() : act(actor)).catch(() => pause(retryMs));
    }
    await Promise.all(waiting);
  }

  const residents = [...users];
  return {
    memory,
    run: async () => void (await Promise.all(residents.map(live))),
    end: () => void (endsAt = Date.now() + lastTriesMs),
  };
}
