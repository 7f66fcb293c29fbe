import type { CoachMessage, ReplySource } from '../../shared/contracts/coach';
import type { CoachReply } from './coach-facts';
import { answerByRules } from './built-in/answer-by-rules';
import { screenMessage } from './safety/screen-message';
import { AppError } from '../platform/errors';
import { refusedBy } from '../platform/storage/conditions';
import { transact } from '../platform/storage/transact';
import { answerByModel } from './answer-by-model';
import type { CoachDeps } from './coach-deps';
import { coachRequestOf, type CoachRequest } from './coach-request';
import { fitReply } from './fit-reply';
import { gatherFacts } from './gather-facts';
import { modelContextOf } from './model-facts';
import { presentReply } from './present-reply';
import type { StoredReply } from './stored-reply';
import type { Turn } from './turns-repository';

interface Answer {
  reply: CoachReply;
  source: ReplySource;
  stopped: boolean;
  remainingToday: number | null;
}

/** A message that this request answers. */
interface TurnRequest extends CoachRequest {
  turn: Turn;
  history: readonly CoachMessage[];
  /** Whether the person lets a model read the health notes. */
  modelReadsNotes: boolean;
  /** Rejects when the person sent too much within a minute. */
  withinLimit: Promise<void>;
}

/** What earlier messages the coach looks at: six of each side. */
const pastMessages = 12;

/** Lets work begin now; that it failed shows where it is awaited, and only there. */
function begin<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

async function gather(deps: CoachDeps, userId: string) {
  const [gathered, page] = await Promise.all([
    gatherFacts(deps, userId),
    deps.messages.list(userId, pastMessages, null),
  ]);
  return { ...gathered, history: page.messages.toReversed() };
}

/** Danger first, whatever else: such a message costs nothing and no limit holds it back. */
async function answer(deps: CoachDeps, request: TurnRequest): Promise<Answer> {
  const { turn, facts, message, history, modelReadsNotes } = request;
  const own = { source: 'rules', stopped: false } as const;
  const screened = screenMessage(message.words, facts);
  if (screened) {
    const spender = { userId: turn.userId, today: facts.today };
    return { reply: screened, ...own, remainingToday: await deps.budget.remaining(spender) };
  }
  await request.withinLimit;
  if (!deps.askModel) return { reply: answerByRules(request), ...own, remainingToday: null };
  const context = modelContextOf(facts, history, modelReadsNotes);
  const outcome = await answerByModel(deps, deps.askModel, turn, context, message.text);
  const { reply, stopped, remainingToday } = outcome;
  if (reply) return { reply, source: 'model', stopped, remainingToday };
  return { reply: answerByRules(request), ...own, remainingToday };
}

/** Message and reply are stored together with what a repeat of the request answers, or not at all. */
async function store(
  deps: CoachDeps,
  { turn, message }: TurnRequest,
  receivedAt: string,
  reply: StoredReply,
) {
  const { response: content, messageId, ...parts } = reply;
  const nothing = { source: null, toolData: null, workout: null, stopped: false };
  const createdAt = deps.storage.clock.now().toISOString();
  const messages: CoachMessage[] = [
    { id: turn.messageId, role: 'user', content: message.text, createdAt: receivedAt, ...nothing },
    { id: messageId, role: 'assistant', content, createdAt, ...parts },
  ];
  const refused = await refusedBy(
    transact(deps.storage.documents, [
      deps.turns.answerItem(turn, reply),
      ...deps.messages.createItems(turn.userId, messages),
    ]),
  );
  if (refused.length > 0) throw new AppError('coach_busy');
}

async function answerTurn(deps: CoachDeps, request: TurnRequest, receivedAt: string) {
  const { reply, remainingToday, ...fields } = await answer(deps, request);
  const fitting = fitReply(reply, request);
  const stored: StoredReply = {
    response: fitting.reply,
    ...presentReply(fitting, request.facts),
    ...fields,
    messageId: deps.storage.newId(),
  };
  await store(deps, request, receivedAt, stored);
  return { ...stored, remainingToday };
}

/** Answers a message once: a repeat gets the stored reply, one at the same moment `coach_busy`. */
export async function sendMessage(
  deps: CoachDeps,
  userId: string,
  { id, message }: { id: string; message: string },
) {
  const receivedAt = deps.storage.clock.now().toISOString();
  const gathering = begin(gather(deps, userId));
  const withinLimit = begin(deps.budget.takeMinute(userId));
  const reservation = await deps.turns.reserve(userId, id);
  if (reservation.state === 'busy') throw new AppError('coach_busy');
  if (reservation.state === 'answered') {
    const { facts } = await gathering;
    const remainingToday = await deps.budget.remaining({ userId, today: facts.today });
    return { ...reservation.reply, remainingToday };
  }
  const { turn } = reservation;
  try {
    const { facts, history, modelReadsNotes } = await gathering;
    const asked = coachRequestOf(facts, message, history);
    const request = { ...asked, turn, history, modelReadsNotes, withinLimit };
    return await answerTurn(deps, request, receivedAt);
  } catch (error) {
    await deps.turns.release(turn);
    throw error;
  }
}
