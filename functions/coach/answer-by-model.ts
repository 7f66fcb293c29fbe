import type { Answered } from '../ai/ask-model';
import type { AskWithinBudget } from '../ai/ask-within-budget';
import { coachFormat, modelReplySchema, type ModelReply } from './coach-format';
import type { CoachReply } from './coach-facts';
import { coachMessages } from './coach-prompt';
import type { CoachDeps } from './coach-deps';
import { createDeltaWriter } from './delta-writer';
import type { ModelContext } from './model-facts';
import type { Turn } from './turns-repository';
import { watchStop } from './watch-stop';

/** What a reply of the usual length costs on top of what is asked. */
const replyTokens = 600;
const longestReply = 4_000;
const refusal = 'I can’t help with that one. Ask me about training, recovery or your progress.';

export interface ModelOutcome {
  /** Null when the model gave no answer. */
  reply: CoachReply | null;
  stopped: boolean;
  remainingToday: number;
}

/** No longer than is kept, and no half characters: storage refuses them. */
const clipped = (text: string) => text.slice(0, longestReply).replaceAll(/\p{Surrogate}/gu, '');

const textOnly = (reply: string): CoachReply => ({ reply, exerciseIds: [], workout: null });

function replyOf(answered: Answered<ModelReply>): CoachReply | null {
  if (answered.kind === 'failed') return null;
  if (answered.kind === 'refused') return textOnly(refusal);
  if (answered.kind !== 'reply') return textOnly(clipped(answered.text));
  const { reply, exercises, workout } = answered.reply;
  return { reply: clipped(reply), exerciseIds: exercises, workout };
}

/** Asks the model within the person's budget, and shows the reply on their sockets while it is written. */
export async function answerByModel(
  { turns, log, push }: Pick<CoachDeps, 'turns' | 'log' | 'push'>,
  ask: AskWithinBudget,
  turn: Turn,
  context: ModelContext,
  message: string,
): Promise<ModelOutcome> {
  const { userId, messageId } = turn;
  const stop = watchStop(turns, turn, log);
  const deltas = createDeltaWriter((offset, delta) =>
    push(userId, { type: 'coach.delta', messageId, offset, delta }),
  );
  try {
    const { answered, remainingToday } = await ask({
      spender: { userId, today: context.facts.today },
      replyTokens,
      messages: coachMessages(context, message),
      format: coachFormat,
      schema: modelReplySchema,
      stop: stop.signal,
      onReply: deltas.write,
    });
    return { reply: replyOf(answered), stopped: answered.kind === 'stopped', remainingToday };
  } finally {
    stop.end();
    await deltas.end();
  }
}
