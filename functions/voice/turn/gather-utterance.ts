import { setTimeout as pause } from 'node:timers/promises';
import type { Chunk } from '../chunks-repository';
import type { VoiceSession, Work } from '../voice-session';
import type { TurnDeps } from './turn-deps';

const patienceMs = 1_000;
const firstPauseMs = 10;

/** The chunks of an utterance in order; chunks that have not arrived after a second are skipped. */
export async function gatherUtterance(
  { chunks }: Pick<TurnDeps, 'chunks'>,
  session: VoiceSession,
  { first, last }: Extract<Work, { kind: 'speech' }>,
): Promise<Chunk[]> {
  const until = performance.now() + patienceMs;
  for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
    const arrived = await chunks.read(session, first, last);
    if (arrived.length > last - first || performance.now() >= until) return arrived;
    await pause(pauseMs);
  }
}
