import type { Answered } from '../ai/ask-model';
import { coachFormat, modelReplySchema, type ModelReply } from './coach-format';
import type { CoachReply, PastMessage } from './coach-facts';
import { coachMessages } from './coach-prompt';
import type { ModelMessage } from '../ai/provider';
import { estimateTokens } from '../ai/tokens';
import type { Asked } from './asked';
import type { CoachDeps, CoachModel } from './coach-deps';
import { createDeltaWriter } from './delta-writer';
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

/** Replies of the app's own rules may speak of health notes; without consent they stay here. */
function historyFor({ facts, history }: Asked): readonly PastMessage[] {
  if (facts.mayReadHealthNotes) return history;
  return history.map(({ role, content, source }) => ({ role, content: source === 'rules' ? '…' : content }));
}

const textOnly = (reply: string): CoachReply => ({ reply, exerciseIds: [], workout: null });

function replyOf(answered: Answered<ModelReply>): CoachReply | null {
  if (answered.kind === 'failed') return null;
  if (answered.kind === 'refused') return textOnly(refusal);
  if (answered.kind !== 'reply') return textOnly(clipped(answered.text));
  const { reply, exercises, workout } = answered.reply;
  return { reply: clipped(reply), exerciseIds: exercises, workout };
}

async function ask(deps: CoachDeps, model: CoachModel, { turn }: Asked, messages: ModelMessage[]) {
  const { userId, messageId } = turn;
  const stop = watchStop(deps.turns, turn, deps.log);
  const deltas = createDeltaWriter((offset, delta) =>
    deps.push(userId, { type: 'coach.delta', messageId, offset, delta }),
  );
  try {
    return await model.ask({
      messages,
      format: coachFormat,
      schema: modelReplySchema,
      safetyIdentifier: model.safetyIdentifierOf(userId),
      stop: stop.signal,
      onReply: deltas.write,
    });
  } finally {
    stop.end();
    await deltas.end();
  }
}

/** Asks the model within the person's budget, and shows the reply on their sockets while it is written. */
export async function answerByModel(deps: CoachDeps, model: CoachModel, asked: Asked): Promise<ModelOutcome> {
  const { turn, facts, message } = asked;
  const spender = { userId: turn.userId, today: facts.today };
  const messages = coachMessages(facts, historyFor(asked), message);
  const estimate = estimateTokens(messages) + replyTokens;
  await deps.budget.take(spender, estimate);
  const answered = await ask(deps, model, asked, messages);
  const { kind, tokens } = answered;
  const remainingToday = await deps.budget.settle(spender, estimate, { tokens, answered: kind !== 'failed' });
  return { reply: replyOf(answered), stopped: kind === 'stopped', remainingToday };
}
