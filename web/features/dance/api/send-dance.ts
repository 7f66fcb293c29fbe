import { danceContract, type DanceSession } from '../../../../shared/contracts/dance';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import type { UnsentDance } from '../outbox/unsent-dances';

const patienceMs = 30_000;

type Beginning = Pick<UnsentDance, 'id' | 'style' | 'set' | 'camera' | 'startedAt'>;

/** A repeat returns the stored result. */
export function startDance({ id, style, set, camera, startedAt }: Beginning, signal?: AbortSignal) {
  return callEndpoint(danceContract.startDance, { body: { id, style, set, camera, startedAt } }, signal);
}

/** Sends the start first if it has not arrived. A stalled request is given up, because others wait for it. */
export async function sendDance(dance: UnsentDance): Promise<DanceSession> {
  const signal = AbortSignal.timeout(patienceMs);
  await startDance(dance, signal);
  const { id, finishedAt } = dance;
  const body = { samples: [...dance.samples], finishedAt };
  return callEndpoint(danceContract.completeDance, { params: { id }, body }, signal);
}
