import { nextSpokenField } from '../../shared/rules/questionnaire/spoken-questions';
import type { Onboarding } from '../profile/public';
import { goesOn, leaseMs, type VoiceSession } from './voice-session';
import { runTurn } from './start-turn';
import { dismiss, type Caller, type VoiceDeps } from './voice-deps';

const keptSeconds = 86_400;

async function newSession(
  deps: VoiceDeps,
  { userId, connectionId, connectedAt }: Caller,
  before: VoiceSession | null,
  { timeZone, name, answers }: Onboarding,
): Promise<VoiceSession> {
  const { storage, chooseSpeech } = deps;
  const now = storage.clock.now().getTime();
  const kept = before && goesOn(before, now) ? before : null;
  const { speech, because } = kept ?? (await chooseSpeech(userId, timeZone));
  return {
    userId,
    sessionId: kept?.sessionId ?? storage.newId(),
    connectionId,
    connectedAt,
    startedAt: kept?.startedAt ?? now,
    speech,
    because,
    state: 'thinking',
    turn: kept ? kept.turn + 1 : 0,
    attempt: 1,
    claimed: 0,
    leaseUntil: now + leaseMs,
    work: { kind: 'greeting' },
    asked: nextSpokenField(name, answers),
    consumed: -1,
    nudged: false,
    reply: null,
    expiresAt: Math.floor(now / 1000) + keptSeconds,
  };
}

/**
 * The session of a connection. Its first frame creates one, or takes over the one of an older connection, which is
 * told and closed; then the coach greets. Null if the connection is the older one, or has no session anymore.
 */
export async function openSession(deps: VoiceDeps, caller: Caller): Promise<VoiceSession | null> {
  const before = await deps.sessions.read(caller.userId);
  if (before?.connectionId === caller.connectionId) return before;
  if (before && before.connectedAt >= caller.connectedAt) return refuse(deps, caller);
  const onboarding = await deps.readOnboarding(caller.userId);
  if (!onboarding) {
    await deps.connections.close(caller);
    return null;
  }
  const session = await newSession(deps, caller, before, onboarding);
  if (!(await deps.sessions.open(session))) {
    const other = await deps.sessions.read(caller.userId);
    return other?.connectionId === caller.connectionId ? other : refuse(deps, caller);
  }
  await runTurn(deps, session);
  if (before) await dismiss(deps, before, 'taken_over');
  return session;
}

async function refuse(deps: VoiceDeps, caller: Caller): Promise<null> {
  await dismiss(deps, caller, 'taken_over');
  return null;
}
