import { ulid } from 'ulid';
import { accountContract } from '../../shared/contracts/account';
import { friendsContract } from '../../shared/contracts/friends';
import { pointsContract } from '../../shared/contracts/points';
import { profileContract } from '../../shared/contracts/profile';
import { answers } from '../support/answers';
import { signUpUser, type TestUser } from '../support/sign-in';
import type { SpawnedCloud } from '../support/spawned-cloud';
import { doWorkout } from '../support/workouts';

/** Everyone's time: that of the server, which the rehearsal moves. */
export class Hours {
  #aheadMs = 0;
  #cloud: SpawnedCloud | null = null;

  now = (): number => Date.now() + this.#aheadMs;

  /** From now on, it is the time of this server. */
  async follow(cloud: SpawnedCloud): Promise<void> {
    this.#cloud = cloud;
    await this.advance(0);
  }

  async advance(milliseconds: number): Promise<number> {
    const now = (await this.#cloud?.advance(milliseconds)) ?? Date.now();
    this.#aheadMs = now - Date.now();
    return now;
  }
}

async function eat(user: TestUser, hours: Hours): Promise<void> {
  const items = [{ name: 'Soup', nutrients: { caloriesKcal: 300, proteinG: 12 } }];
  const body = JSON.stringify({ id: ulid(hours.now()), items });
  const response = await user.fetch('POST', '/nutrition/logs', body);
  if (!response.ok) throw new Error(`a meal was refused: ${await response.text()}`);
}

/** Trains, and eats afterward. */
export async function spendDay(user: TestUser, hours: Hours): Promise<void> {
  await doWorkout(user, hours);
  await eat(user, hours);
}

/** Someone new, who has answered everything and spent a day. */
export async function join(origin: string, name: string, hours: Hours): Promise<TestUser> {
  const user = await signUpUser(origin, { name, now: hours.now });
  await user.call(profileContract.completeOnboarding, { body: answers });
  await spendDay(user, hours);
  return user;
}

export async function befriend(one: TestUser, other: TestUser): Promise<void> {
  await one.call(friendsContract.addFriend, { body: { friendId: other.userId } });
  await other.call(friendsContract.acceptFriend, { params: { id: one.userId } });
}

const eraserWaitsMs = 61_000;

/** Deletes the account, and waits until it is erased. */
export async function leave(user: TestUser, cloud: SpawnedCloud, hours: Hours): Promise<void> {
  await user.signIn();
  await user.call(accountContract.deleteAccount);
  await cloud.idle();
  await hours.advance(eraserWaitsMs);
  await cloud.idle();
}

export async function pointsOf(user: TestUser): Promise<number> {
  return (await user.call(pointsContract.readPoints)).totalPoints;
}
