import type { Answered } from '../../ai/ask-model';
import type { AskWithinBudget } from '../../ai/ask-within-budget';
import { coachFormat, modelReplySchema, type ModelReply } from './coach-format';
import type { Exercise } from '../../../shared/rules/exercise';
import type { CoachReply } from '../coach-facts';
import { coachMessages } from './coach-prompt';
import type { CoachDeps } from '../coach-deps';
import { createDeltaWriter } from './delta-writer';
import type { ModelContext } from './model-facts';
import { questionAnswered } from './answer-question';
import type { Claim, ModelAct } from './reply-fields';
import { isFitProse } from '../safety/check-prose';
import { endedAtSentence, shownText } from './shown-text';
import type { Tell } from '../../platform/sockets/push';
import type { Turn } from '../turns-repository';
import { watchStop } from './watch-stop';

/** What a reply of the usual length costs on top of the request. */
const replyTokens = 600;
const refusal = 'I can’t help with that one. Ask me about workouts, recovery, or your progress.';

export interface ModelOutcome {
  /** Null when the model gave no answer. */
  reply: CoachReply | null;
  /** What it claims to have heard about the person's health, and what to do. */
  claims: readonly Claim[];
  act: ModelAct | null;
  stopped: boolean;
  remainingToday: number;
}

const textOnly = (reply: string): CoachReply => ({ reply, exerciseIds: [], workout: null });

function replyOf(answered: Answered<ModelReply>): CoachReply | null {
  if (answered.kind === 'failed') return null;
  if (answered.kind === 'refused') return textOnly(refusal);
  if (answered.kind === 'stopped') return textOnly(shownText(answered.text));
  const isCut = answered.kind === 'text' && answered.isCut === true;
  const written = shownText(answered.kind === 'text' ? answered.text : answered.reply.reply);
  // An answer with nothing but data or thoughts is no answer.
  if (written.trim() === '') return null;
  const reply = isCut ? endedAtSentence(written) : written;
  if (answered.kind === 'text') return textOnly(reply);
  const { exercises, workout } = answered.reply;
  return { reply, exerciseIds: exercises, workout };
}

/** Refuses what must not be shown, even while it is being written, and then ends the model. */
function watchProse({ out, exercises }: Forbidden) {
  const unfit = new AbortController();
  return {
    signal: unfit.signal,
    allows(text: string): boolean {
      if (!unfit.signal.aborted && !isFitProse(text, out, exercises)) unfit.abort();
      return !unfit.signal.aborted;
    },
  };
}

/** The exercises a reply may not recommend, among all it could name. */
export interface Forbidden {
  out: ReadonlySet<string>;
  exercises: readonly Exercise[];
}

/** Asks the model within the person's budget and streams the reply to their sockets. */
export async function answerByModel(
  { turns, log }: Pick<CoachDeps, 'turns' | 'log'>,
  ask: AskWithinBudget,
  { turn, tell }: { turn: Turn; tell: Tell },
  context: ModelContext,
  message: string,
  forbidden: Forbidden,
): Promise<ModelOutcome> {
  const { userId, messageId } = turn;
  const stop = watchStop(turns, turn, log);
  const prose = watchProse(forbidden);
  const deltas = createDeltaWriter((offset, delta) =>
    tell({ type: 'coach.delta', messageId, offset, delta }),
  );
  const messages = coachMessages(context, message);
  const claims: Claim[] = [];
  try {
    const { answered, remainingToday } = await ask({
      spender: { userId, today: context.facts.today },
      replyTokens,
      messages,
      format: coachFormat,
      schema: modelReplySchema,
      stop: AbortSignal.any([stop.signal, prose.signal]),
      onReply: (written) => {
        const text = shownText(written);
        if (prose.allows(text)) deltas.write(text);
      },
      again: async ({ question, facts }) => {
        if (!question) return null;
        claims.push(...facts);
        return [...messages, ...(await questionAnswered(question, context.facts))];
      },
    });
    const said = answered.kind === 'reply' ? answered.reply : null;
    claims.push(...(said?.facts ?? []));
    const reply = replyOf(answered);
    if (reply && !prose.allows(reply.reply)) log.warn('reply of the model replaced', { reason: 'prose' });
    const outcome = { claims, act: said?.act ?? null, remainingToday };
    if (!reply || prose.signal.aborted) return { ...outcome, reply: null, stopped: false };
    const exerciseIds = reply.exerciseIds.filter((id) => !forbidden.out.has(id));
    return { ...outcome, reply: { ...reply, exerciseIds }, stopped: answered.kind === 'stopped' };
  } finally {
    stop.end();
    await deltas.end();
  }
}
