import { spokenQuestion } from '../../shared/rules/questionnaire/spoken-questions';
import { voiceLimits } from '../../shared/sockets/voice-audio';
import { openSession } from './open-session';
import { isOver, type VoiceSession } from './voice-session';
import { onboardingProgressOf } from './onboarding-progress';
import { runTurn, startTurn } from './start-turn';
import { dismiss, tell, type Caller, type VoiceDeps } from './voice-deps';

/** A client's heartbeat: nothing waits forever while it pings. */
export async function answerPing(deps: VoiceDeps, caller: Caller, silentMs = 0): Promise<void> {
  const session = await openSession(deps, caller);
  if (!session || session.state === 'ended') return;
  const now = deps.storage.clock.now().getTime();
  if (session.state === 'thinking') {
    if (session.leaseUntil <= now) await reviveTurn(deps, session);
    return;
  }
  if (isOver(session, now)) return endSession(deps, session, 'session_ended');
  if (silentMs >= voiceLimits.nudgeAfterMs && !session.nudged)
    await startTurn(deps, session, { kind: 'nudge' }, { nudged: true });
}

/** A dead turn is retried once; then the question comes as text; after that, only the form is left. */
async function reviveTurn(deps: VoiceDeps, session: VoiceSession): Promise<void> {
  if (session.attempt === 1) {
    const again = await deps.sessions.retake(session);
    if (again) await runTurn(deps, again);
    return;
  }
  if (session.speech === 'browser') return endSession(deps, session, 'form_instead');
  const text = { speech: 'browser', because: 'model_failed', state: 'listening' } as const;
  const left = await deps.sessions.abandon(session, text);
  if (left) await askInText(deps, left);
}

async function askInText(deps: VoiceDeps, session: VoiceSession): Promise<void> {
  const onboarding = await deps.readOnboarding(session.userId);
  if (!onboarding) return;
  const { sessionId: id, speech, because, turn } = session;
  const stand = onboardingProgressOf(session, onboarding);
  const response_id = `${id}-${turn}-text`;
  const delta = session.asked ? spokenQuestion(session.asked) : '';
  await tell(deps, session, {
    type: 'session.created',
    session: { id, speech, because },
    onboarding: stand,
  });
  await tell(deps, session, { type: 'response.audio_transcript.delta', response_id, delta });
  await tell(deps, session, { type: 'response.audio.done', response_id, onboarding: stand });
}

async function endSession(
  deps: VoiceDeps,
  session: VoiceSession,
  code: 'session_ended' | 'form_instead',
): Promise<void> {
  if (await deps.sessions.end(session)) await dismiss(deps, session, code);
}
