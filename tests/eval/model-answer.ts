import * as z from 'zod';
import { createAskModel } from '../../functions/ai/ask-model';
import { coachFormat, modelReplySchema } from '../../functions/coach/model/coach-format';
import type { CoachReply } from '../../functions/coach/coach-facts';
import { coachRequestOf, type CoachRequest } from '../../functions/coach/coach-request';
import { fitReply } from '../../functions/coach/fit-reply';
import { modelContextOf } from '../../functions/coach/model/model-facts';
import { planAct } from '../../functions/coach/model/plan-act';
import { coachMessages } from '../../functions/coach/model/coach-prompt';
import { createStreamAnswer } from '../../functions/ai/provider';
import { screenMessage } from '../../functions/coach/safety/screen-message';
import { aiConfigFields, readAiConfig } from '../../functions/platform/ai-config';
import type { Answer } from './eval-case';

/** The configured model, behind the safety screen; throws if none is configured. */
export function createModelAnswer(environment: NodeJS.ProcessEnv): { name: string; answer: Answer } {
  const config = readAiConfig(z.object(aiConfigFields).parse(environment));
  if (config.mode === 'rules') throw new Error('set OPENAI_API_KEY or OPENAI_BASE_URL, and AI_CHAT_MODEL');
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const ask = createAskModel({
    stream: createStreamAnswer(config, async () => null),
    model: config.chatModel,
    log,
  });

  async function askModel(request: CoachRequest): Promise<CoachReply> {
    const { facts, message, history } = request;
    const past = history.map((each) => ({ ...each, source: null, knowsNotes: false }));
    const answered = await ask({
      messages: coachMessages(modelContextOf(facts, past, true), message.text),
      format: coachFormat,
      schema: modelReplySchema,
      safetyIdentifier: 'evaluation',
      stop: new AbortController().signal,
      onReply: () => undefined,
    });
    if (answered.kind === 'reply') {
      const { reply, exercises, workout, act } = answered.reply;
      const planned = act && planAct(act, request);
      return planned ? { ...planned, reply } : { reply, exerciseIds: exercises, workout };
    }
    const text = answered.kind === 'text' ? answered.text : `(${answered.kind})`;
    return { reply: text, exerciseIds: [], workout: null };
  }

  return {
    name: config.chatModel,
    async answer(facts, message, history) {
      const request = coachRequestOf(facts, message, history);
      return fitReply(screenMessage(request)?.reply ?? (await askModel(request)), request);
    },
  };
}
