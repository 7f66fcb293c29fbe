import { openSession } from './open-session';
import { startTurn } from './start-turn';
import { tellError, type Caller, type VoiceDeps } from './voice-deps';

/** Passes on a typed or recognized answer; says so if a turn is running, because the answer is lost then. */
export async function takeText(deps: VoiceDeps, caller: Caller, text: string): Promise<void> {
  const session = await openSession(deps, caller);
  if (!session || session.state === 'ended') return;
  if (!(await startTurn(deps, session, { kind: 'text', text }))) await tellError(deps, caller, 'turn_failed');
}
