import * as z from 'zod';
import { createAskModel } from '../../functions/ai/ask-model';
import { coachFormat, modelReplySchema } from '../../functions/coach/coach-format';
import type { CoachFacts, CoachReply } from '../../functions/coach/coach-facts';
import { coachMessages } from '../../functions/coach/coach-prompt';
import { withoutRuledOut } from '../../functions/coach/injuries/injury-filter';
import { createStreamAnswer } from '../../functions/ai/provider';
import { screenMessage } from '../../functions/coach/safety/screen-message';
import { aiConfigFields, readAiConfig } from '../../functions/platform/ai-config';
import type { Answer } from './eval-case';

/** The parts of a reply as they are shown: of exercises that exist, are not excluded and load nothing that hurts. */
function presented(
  { reply, exerciseIds, workout }: CoachReply,
  facts: CoachFacts,
  message: string,
): CoachReply {
  const planned = withoutRuledOut(workout?.exerciseIds ?? [], facts, message).filter(
    (id) => !facts.excludedIds.includes(id),
  );
  return {
    reply,
    exerciseIds: withoutRuledOut(exerciseIds, facts, message).slice(0, 4),
    workout: workout && planned.length > 2 ? { ...workout, exerciseIds: planned } : null,
  };
}

/** The model that the environment configures, behind the safety screen; throws when it configures none. */
export function createModelAnswer(environment: NodeJS.ProcessEnv): { name: string; answer: Answer } {
  const config = readAiConfig(z.object(aiConfigFields).parse(environment));
  if (config.mode === 'rules') throw new Error('set OPENAI_API_KEY or OPENAI_BASE_URL, and AI_CHAT_MODEL');
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const ask = createAskModel({ stream: createStreamAnswer(config), model: config.chatModel, log });

  async function askModel(...[facts, message, history]: Parameters<Answer>): Promise<CoachReply> {
    const answered = await ask({
      messages: coachMessages(facts, history, message),
      format: coachFormat,
      schema: modelReplySchema,
      safetyIdentifier: 'evaluation',
      stop: new AbortController().signal,
      onReply: () => undefined,
    });
    if (answered.kind === 'reply') {
      const { reply, exercises, workout } = answered.reply;
      return presented({ reply, exerciseIds: exercises, workout }, facts, message);
    }
    const text = answered.kind === 'text' ? answered.text : `(${answered.kind})`;
    return { reply: text, exerciseIds: [], workout: null };
  }

  return {
    name: config.chatModel,
    answer: (facts, message, history) => screenMessage(message, facts) ?? askModel(facts, message, history),
  };
}
