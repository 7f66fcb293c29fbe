import type { Conversation, ReplySource } from '../../shared/contracts/coach';
import type { CoachFacts, CoachReply } from './coach-facts';
import { answerByRules } from './reply/answer-by-rules';
import type { ConcernName } from './safety/answers';
import { answerFacts, heldBack, withEcho } from './turn/answer-facts';
import { takeTurn } from './turn/take-turn';
import { AppError } from '../platform/errors';
import type { Tell } from '../platform/sockets/push';
import { ConditionFailed, refusedBy } from '../platform/storage/conditions';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import type { AskWithinBudget } from '../ai/ask-within-budget';
import { answerByModel, type ModelOutcome } from './model/answer-by-model';
import type { StoredChatMessage, ConversationKey } from './chat-messages-repository';
import type { CoachDeps } from './coach-deps';
import type { CoachRequest } from './coach-request';
import type { Gathered, OwnSession } from '../training/public';
import { fitReply } from './fit-reply';
import { exercisesOut } from './injuries/exercises-out';
import { gatherFacts } from './gather-facts';
import { carryOut } from './model/carry-out';
import type { Hearing } from './model/hear-claims';
import { readNamedFoods, withFoods } from './facts/named-foods';
import type { Memory } from './memory';
import { modelContextOf } from './model/model-facts';
import { languageOf } from './languages/detect-language';
import { presentReply } from './present-reply';
import { memoryAfterTurn } from './turn/remember-turn';
import type { StoredReply } from './stored-reply';
import type { PendingMessage, Turn } from './turns-repository';

interface Answer {
  reply: CoachReply;
  source: ReplySource;
  stopped: boolean;
  remainingToday: number | null;
  /** The danger it answers. */
  concern: ConcernName | null;
  /** What it answers, including what a model heard in it. */
  request: TurnRequest;
  /** Whether its words may mention the health notes. */
  knowsNotes: boolean;
}

/** The message this request answers. */
interface TurnRequest extends CoachRequest, Hearing {
  turn: Turn;
  history: readonly StoredChatMessage[];
  /** The latest days with a plan, as read with the facts. */
  days: Gathered['days'];
  /** Sends to the sockets of whoever wrote it. */
  tell: Tell;
  /** Whether the person allows a model to read the health notes. */
  modelReadsNotes: boolean;
  /** Rejects when the person sent too much within a minute. */
  withinLimit: Promise<void>;
}

/** How many earlier messages the coach looks at: six from each side. */
const pastMessages = 12;

/** Starts work now; a failure surfaces where it is awaited, and only there. */
function begin<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

async function gather(deps: CoachDeps, talk: ConversationKey, message: string) {
  const past = deps.messages.list(talk, pastMessages, null).then(({ messages }) => messages.toReversed());
  const [gathered, history, foods] = await Promise.all([
    gatherFacts(deps, talk.userId),
    past,
    past.then((before) =>
      readNamedFoods(message, talk.conversation, before, () => deps.readOwnFoods(talk.userId)),
    ),
  ]);
  return { ...gathered, factsWith: withFoods(gathered.factsWith, foods), history };
}

/** Asks the model; after the day's budget is used up, the built-in coach answers. */
async function askWithinDay(
  deps: CoachDeps,
  ask: AskWithinBudget,
  request: TurnRequest,
): Promise<ModelOutcome> {
  const { facts, message, history, modelReadsNotes, pains } = request;
  const context = modelContextOf(facts, history, modelReadsNotes, pains);
  const forbidden = { out: exercisesOut(facts, pains), exercises: facts.exercises };
  try {
    return await answerByModel(deps, ask, request, context, message.text, forbidden);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'coach_limit_reached') throw error;
    return { reply: null, claims: [], act: null, stopped: false, remainingToday: 0 };
  }
}

/** The answer to a message that no safety rule answers. */
async function converse(deps: CoachDeps, request: TurnRequest): Promise<Omit<Answer, 'concern'>> {
  const told = answerFacts(request.heard);
  if (told || !deps.askModel) {
    const { turn, facts, heard } = request;
    const spender = { userId: turn.userId, today: facts.today };
    const remainingToday = deps.askModel ? await deps.budget.remaining(spender) : null;
    const reply = told ?? withEcho(answerByRules(request), heard);
    return { source: 'rules', stopped: false, reply, remainingToday, request, knowsNotes: true };
  }
  const outcome = await askWithinDay(deps, deps.askModel, request);
  const { reply, source, heard, holdsOwnWords } = await carryOut(outcome, request);
  return {
    reply: withEcho(reply, heard),
    source,
    stopped: source === 'model' && outcome.stopped,
    remainingToday: outcome.remainingToday,
    request: { ...request, facts: heard.request.facts, pains: heard.request.pains, heard },
    knowsNotes: holdsOwnWords || request.modelReadsNotes,
  };
}

/** Danger first, whatever else: such a message costs nothing, and no limit holds it back. */
async function answer(deps: CoachDeps, request: TurnRequest): Promise<Answer> {
  const { turn, facts, heard } = request;
  if (heard.safety) {
    const spender = { userId: turn.userId, today: facts.today };
    const remainingToday = await deps.budget.remaining(spender);
    return {
      source: 'rules',
      stopped: false,
      ...heard.safety,
      remainingToday,
      request,
      knowsNotes: true,
    };
  }
  await request.withinLimit;
  const conversed = await converse(deps, request);
  const reply = heldBack(conversed.reply, conversed.request.heard);
  if (reply === conversed.reply) return { ...conversed, concern: null };
  return { ...conversed, reply, source: 'rules', knowsNotes: true, concern: null };
}

interface ToStore {
  receivedAt: string;
  reply: StoredReply;
  concern: ConcernName | null;
  memory: Memory | null;
  knowsNotes: boolean;
  /** A session made for this reply, stored so that it can be started. */
  offer: OwnSession | null;
}

/** Message and reply are stored together with the answer for repeated requests, or not at all. */
async function store(
  deps: CoachDeps,
  { turn, message, facts, conversation, heard, days }: TurnRequest,
  { receivedAt, reply, concern, memory, knowsNotes, offer }: ToStore,
) {
  const { response: content, messageId, spares: _, ...parts } = reply;
  const nothing = { source: null, toolData: null, workout: null, week: null, stopped: false };
  const createdAt = deps.storage.clock.now().toISOString();
  const messages: StoredChatMessage[] = [
    {
      id: turn.messageId,
      role: 'user',
      content: message.text,
      createdAt: receivedAt,
      concern: null,
      knowsNotes: false,
      ...nothing,
    },
    {
      id: messageId,
      role: 'assistant',
      content,
      createdAt,
      concern,
      knowsNotes,
      ...parts,
      ...(memory && { memory }),
    },
  ];
  await decideAgain(async (attempt) => {
    // Only the day can have changed since it was read, by another request: then it is read again.
    const seen = attempt === 1 ? days : undefined;
    const items = [
      deps.turns.answerItem(turn, reply),
      ...deps.messages.createItems({ userId: turn.userId, conversation }, messages),
      ...heard.changed.map((fact) => deps.keepFactItem(turn.userId, fact)),
      ...(offer && facts.training
        ? [await deps.offerItem(turn.userId, facts.training.input.date, offer, seen)]
        : []),
    ];
    const refused = await refusedBy(transact(deps.storage.documents, items));
    if (refused.some((position) => position <= messages.length + heard.changed.length))
      throw new AppError('coach_busy');
    if (refused.length > 0) throw new ConditionFailed(refused);
  });
}

/** The reply with an id for the session made for it; today's own has one. */
function withTrainingId(reply: CoachReply, facts: CoachFacts, messageId: string) {
  const { workout } = reply;
  const proposed = workout?.proposed;
  if (!proposed || proposed.trainingId !== null || !facts.training) return { reply, offer: null };
  const offer = { ...proposed, trainingId: `${facts.training.input.date}-${messageId}` };
  return { reply: { ...reply, workout: { ...workout, proposed: offer } }, offer };
}

/** A model answers in the language of the message but doesn't name it, and screen readers need its name. */
function inItsLanguage(reply: CoachReply): CoachReply {
  const language = reply.language ?? languageOf(reply.reply);
  return language ? { ...reply, language } : reply;
}

async function answerTurn(deps: CoachDeps, received: TurnRequest, receivedAt: string) {
  const { reply, remainingToday, concern, request, knowsNotes, ...fields } = await answer(deps, received);
  const messageId = deps.storage.newId();
  const fitting = withTrainingId(inItsLanguage(fitReply(reply, request)), request.facts, messageId);
  const stored: StoredReply = {
    response: fitting.reply.reply,
    ...presentReply(fitting.reply, request.facts),
    ...fields,
    ...(request.heard.spares && { spares: true }),
    messageId,
  };
  if (concern !== null && !(await deps.quotas.take(request.turn.userId, 'dangers'))) {
    await deps.turns.release(request.turn);
    return { ...stored, remainingToday };
  }
  const memory = concern === null ? memoryAfterTurn(fitting.reply, request.heard) : null;
  const { offer } = fitting;
  await store(deps, request, { receivedAt, reply: stored, concern, memory, knowsNotes, offer });
  // A new fact changes what every screen plans.
  if (request.heard.changed.length > 0) await request.tell({ type: 'plan.changed' });
  return { ...stored, remainingToday };
}

/** Shows the message in other tabs, and in this one after a reload. It is a courtesy; failures are logged. */
async function announce(
  deps: CoachDeps,
  talk: ConversationKey,
  message: PendingMessage,
  tellTabs: () => Promise<void>,
): Promise<void> {
  try {
    await deps.turns.announce(talk, message);
    await tellTabs();
  } catch (error) {
    deps.log.warn('message not announced', { error: error instanceof Error ? error : String(error) });
  }
}

interface Sent {
  id: string;
  message: string;
  conversation: Conversation;
  training?: true | undefined;
}

/** Answers a message once: a repeat gets the stored reply, a simultaneous one gets `coach_busy`. */
export async function sendMessage(
  deps: CoachDeps,
  userId: string,
  { id, message, conversation, training }: Sent,
) {
  const receivedAt = deps.storage.clock.now().toISOString();
  const gathering = begin(gather(deps, { userId, conversation }, message));
  const withinLimit = begin(deps.budget.takeMinute(userId));
  const reservation = await deps.turns.reserve(userId, id);
  if (reservation.state === 'busy') throw new AppError('coach_busy');
  if (reservation.state === 'answered') {
    const { factsWith, ledger } = await gathering;
    const remainingToday = await deps.budget.remaining({ userId, today: factsWith(ledger).today });
    return { ...reservation.reply, remainingToday };
  }
  const { turn } = reservation;
  const talk = { userId, conversation };
  const tell = deps.openChannel(userId);
  // Other tabs reload the chat.
  const tellTabs = () => tell({ type: 'coach.changed', conversation });
  const pending = { id, content: message, createdAt: receivedAt };
  // The built-in coach answers before anyone could look.
  const announcing = deps.askModel && begin(announce(deps, talk, pending, tellTabs));
  try {
    const { factsWith, ledger, history, days, modelReadsNotes } = await gathering;
    const told = { now: receivedAt, newId: deps.storage.newId };
    const isTraining = training;
    const heard = takeTurn({ factsWith, ledger, message, conversation, history, isTraining, told });
    const hearing = { heard, factsWith, ledger, told };
    const said = { turn, history, days, tell, modelReadsNotes, withinLimit };
    const request = { ...heard.request, ...hearing, ...said };
    return await answerTurn(deps, request, receivedAt);
  } catch (error) {
    await deps.turns.release(turn);
    throw error;
  } finally {
    await announcing;
    await tellTabs();
  }
}
