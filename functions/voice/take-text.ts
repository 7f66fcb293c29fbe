import { openSession } from './open-session';
import { startTurn } from './start-turn';
import { tellError, type Caller, type VoiceDeps } from './voice-deps';

/** Has a typed or recognized answer taken; says so when a turn runs, because it is lost then. */
export async function takeText(deps: VoiceDeps, caller: Caller, text: string): Promise<void> {
  const session = await openSession(deps, caller);
  if (!session || session.state === 'ended') return;
  if (!(await startTurn(deps, session, { kind: 'text', text }))) await tellError(deps, caller, 'turn_failed');
}
