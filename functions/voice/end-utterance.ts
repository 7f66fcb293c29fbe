import { startTurn } from './start-turn';
import type { Caller, VoiceDeps } from './voice-deps';

interface UtteranceEnd {
  /** The number of its last chunk. */
  last: number;
  /** The client heard it end. */
  committed: boolean;
  /** Only ends an utterance with more chunks than this. */
  longerThan?: number;
}

/** Starts the answer to an utterance, unless a turn is running or it was already answered. */
export async function endUtterance(
  deps: VoiceDeps,
  { userId, connectionId }: Caller,
  { last, committed, longerThan = 0 }: UtteranceEnd,
): Promise<void> {
  const session = await deps.sessions.read(userId);
  if (session?.connectionId !== connectionId || last - session.consumed <= longerThan) return;
  const work = { kind: 'speech', first: session.consumed + 1, last, committed } as const;
  await startTurn(deps, session, work, { consumed: last });
}
