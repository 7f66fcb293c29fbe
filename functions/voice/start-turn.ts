import { isOver, type VoiceSession, type Work } from './voice-session';
import type { VoiceDeps } from './voice-deps';

type StartDeps = Pick<VoiceDeps, 'sessions' | 'invokeLater' | 'storage'>;

/** Starts the function for the turn whose lease the session holds. */
export function runTurn(
  { invokeLater }: Pick<VoiceDeps, 'invokeLater'>,
  session: VoiceSession,
): Promise<void> {
  const { userId, turn, attempt } = session;
  return invokeLater('voice-turn', { userId, turn, attempt });
}

/** Begins the next turn and runs it; false if another one began first or the session is over. */
export async function startTurn(
  deps: StartDeps,
  session: VoiceSession,
  work: Work,
  changes: { consumed?: number; nudged?: boolean } = {},
): Promise<boolean> {
  if (session.state !== 'listening' || isOver(session, deps.storage.clock.now().getTime())) return false;
  const started = await deps.sessions.startTurn(session, work, changes);
  if (!started) return false;
  await runTurn(deps, started);
  return true;
}
