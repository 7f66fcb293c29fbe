import { danceContract, type DanceSession } from '../../shared/contracts/dance';
import { setSeconds } from '../../shared/rules/dance/choices';
import type { DanceSample } from '../../shared/rules/dance/result';
import type { ApiClient } from './api-client';
import type { TestClock } from './clock';
import { newId } from './new-id';

export const seconds = (count: number, sample: DanceSample): DanceSample[] =>
  Array.from({ length: count }, () => sample);
export const seen: DanceSample = { accuracy: 80, match: 90 };
export const nobody: DanceSample = { accuracy: null, match: null };

type Choice = Pick<DanceSession, 'style' | 'set' | 'camera'>;

export function startDance(
  user: Pick<ApiClient, 'call'>,
  choice: Partial<Choice> = {},
): Promise<DanceSession> {
  const body = { id: newId(), style: 'pop', set: 'ten-moves', camera: true, ...choice } as const;
  return user.call(danceContract.startDance, { body });
}

/** Dances the whole set with these seconds and sends the end, like the page does. */
export async function doDance(
  user: Pick<ApiClient, 'call'>,
  clock: TestClock,
  { samples, ...choice }: Partial<Choice> & { samples?: DanceSample[] } = {},
): Promise<DanceSession> {
  const { id, set } = await startDance(user, choice);
  const finishedAt = new Date(clock.advance((setSeconds(set) + 3) * 1000)).toISOString();
  const body = { samples: samples ?? seconds(setSeconds(set), seen), finishedAt };
  return user.call(danceContract.completeDance, { params: { id }, body });
}
