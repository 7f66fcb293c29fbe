import * as z from 'zod';
import { localDateOf, type LocalDate } from '../../../shared/rules/local-date';
import { ModelFailure } from '../../ai/model-failure';
import { pseudonymOf } from '../../platform/pseudonym';
import { addLogFields } from '../../platform/running';
import { ConditionFailed } from '../../platform/storage/conditions';
import { transact } from '../../platform/storage/transact';
import { onboardingDraftItem, type Onboarding } from '../../profile/public';
import type { Chunk } from '../chunks-repository';
import type { VoiceSession } from '../voice-session';
import { askAgain, decideReply, type Decision } from './decide-reply';
import { textEngine, type Engine } from './engine';
import { openRealtimeEngine } from './realtime-engine';
import { gatherUtterance } from './gather-utterance';
import { ConnectionGone, endReply, sayReply, tellSession } from './tell-reply';
import type { TurnDeps } from './turn-deps';

const eventSchema = z.object({ userId: z.string(), turn: z.number().int(), attempt: z.number().int() });

/** Another run or connection took over, so this one has nothing more to say. */
class RunLost extends Error {}

/** A running turn. */
interface Run {
  session: VoiceSession;
  onboarding: Onboarding;
  engine: Engine;
  /** The audio to answer; none if nothing was spoken. */
  utterance: Chunk[];
  /** The person's own day. */
  today: LocalDate;
}

async function changed(change: Promise<VoiceSession | null>): Promise<VoiceSession> {
  const session = await change;
  if (!session) throw new RunLost();
  return session;
}

/** From now on the browser speaks; the page is told. */
async function fallBack(deps: TurnDeps, run: Run, error: unknown): Promise<void> {
  if (!(error instanceof ModelFailure)) throw error;
  deps.log.warn('voice model failed', { reason: error.reason, cause: error.causeName });
  run.engine = textEngine;
  const text = { speech: 'browser', because: 'model_failed' } as const;
  run.session = await changed(deps.sessions.changeRun(run.session, text));
  await tellSession(deps, run.session, run.onboarding);
}

async function openEngine(deps: TurnDeps, { userId, asked, speech }: VoiceSession, { units }: Onboarding) {
  if (speech === 'browser') return textEngine;
  const { openRealtime } = deps;
  const safetyIdentifier = await deps.identify(userId);
  return openRealtimeEngine({ openRealtime, asked, units, safetyIdentifier });
}

/** Stores answers and reply together, so that nothing is said that is not stored. */
async function keep(deps: TurnDeps, run: Run, decision: Decision): Promise<void> {
  const { session, onboarding } = run;
  const { given, asked, transcript, text } = decision;
  const isAnswer = session.work.kind === 'speech' || session.work.kind === 'text';
  const changes = {
    asked,
    reply: { turn: session.turn, transcript, text },
    ...(isAnswer && { nudged: false }),
  };
  try {
    await transact(deps.storage.documents, [
      deps.sessions.changeRunItem(session, changes),
      ...(Object.keys(given).length > 0 ? [onboardingDraftItem(deps.storage, session.userId, given)] : []),
    ]);
  } catch (error) {
    throw error instanceof ConditionFailed ? new RunLost() : error;
  }
  const { name = onboarding.name, ...answers } = given;
  run.session = { ...session, ...changes };
  run.onboarding = { ...onboarding, name, answers: { ...onboarding.answers, ...answers } };
}

/** Decides and stores the reply, unless an earlier run of the turn did; false if there is nothing to reply to. */
async function understand(deps: TurnDeps, run: Run): Promise<boolean> {
  if (run.session.reply?.turn === run.session.turn) return true;
  let decision: Decision | null;
  try {
    decision = await decideReply(run);
  } catch (error) {
    await fallBack(deps, run, error);
    decision = askAgain(run.session);
  }
  if (!decision) return false;
  await keep(deps, run, decision);
  return true;
}

async function say(deps: TurnDeps, run: Run): Promise<void> {
  const { reply } = run.session;
  if (!reply) return;
  try {
    await sayReply(deps, run.session, reply, run.engine);
  } catch (error) {
    await fallBack(deps, run, error);
    await sayReply(deps, run.session, { ...reply, transcript: null }, run.engine);
  }
}

/** Lets the next turn begin before the last frame goes out, since the client may answer immediately. */
async function release(deps: TurnDeps, { session }: Run): Promise<void> {
  const state = session.asked === null ? 'ended' : 'listening';
  await changed(deps.sessions.changeRun(session, { state }));
  const { work } = session;
  if (work.kind === 'speech') await deps.chunks.remove(session, work.last);
  if (work.kind === 'greeting') await deps.chunks.removeOthers(session);
}

/** While the model's socket opens, the page gets its progress and the audio is read. */
async function begin(deps: TurnDeps, run: Run): Promise<void> {
  const { session, onboarding } = run;
  const { work } = session;
  const [opened, told, gathered] = await Promise.allSettled([
    openEngine(deps, session, onboarding),
    work.kind === 'greeting' ? tellSession(deps, session, onboarding) : null,
    work.kind === 'speech' ? gatherUtterance(deps, session, work) : [],
  ]);
  if (opened.status === 'fulfilled') run.engine = opened.value;
  if (told.status === 'rejected') throw told.reason;
  if (gathered.status === 'rejected') throw gathered.reason;
  run.utterance = gathered.value;
  if (opened.status === 'rejected') await fallBack(deps, run, opened.reason);
}

async function converse(deps: TurnDeps, run: Run): Promise<void> {
  try {
    await begin(deps, run);
    const isHeard = await understand(deps, run);
    if (isHeard) await say(deps, run);
    await release(deps, run);
    if (isHeard) await endReply(deps, run.session, run.onboarding);
  } catch (error) {
    if (!(error instanceof ConnectionGone)) throw error;
    await release(deps, run);
  }
}

async function closeEngine(deps: TurnDeps, { session, engine, today }: Run): Promise<void> {
  const { tokens } = engine.close();
  if (tokens === 0) return;
  deps.log.info('model talked', { tokens });
  await deps.addTokens(session.userId, today, tokens);
}

/** Runs a started turn once, however often it is invoked. */
export function createRunTurn(deps: TurnDeps) {
  return async (event: unknown): Promise<void> => {
    const { userId, turn, attempt } = eventSchema.parse(event);
    addLogFields({ user: pseudonymOf(userId) });
    const [session, onboarding] = await Promise.all([
      deps.sessions.claim(userId, turn, attempt),
      deps.readOnboarding(userId),
    ]);
    if (!session || !onboarding) return;
    const today = localDateOf(deps.storage.clock.now(), onboarding.timeZone);
    const run: Run = { session, onboarding, engine: textEngine, utterance: [], today };
    try {
      await converse(deps, run);
    } catch (error) {
      if (error instanceof RunLost) return;
      // The next ping finds the turn dead and retries it.
      await deps.sessions.changeRun(run.session, { leaseUntil: 0 });
      throw error;
    } finally {
      await closeEngine(deps, run);
    }
  };
}
