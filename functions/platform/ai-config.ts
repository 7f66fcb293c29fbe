import * as z from 'zod';

/** An empty variable counts as unset: shells and templates cannot always leave one out. */
const optional = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined);

const limit = (standard: number) => z.coerce.number().int().positive().default(standard);

/** The variables about models; config.ts reads them with the others. */
export const aiConfigFields = {
  AI_ENABLED: z.enum(['true', 'false']).default('true'),
  AI_MODE: z.enum(['auto', 'openai', 'rules']).default('auto'),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional,
  OPENAI_REALTIME_URL: optional,
  OPENAI_SECRET_ID: optional,
  AI_CHAT_MODEL: z.string().min(1).default('gpt-5.6-luna'),
  AI_VISION_MODEL: z.string().min(1).default('gpt-5.6-luna'),
  AI_REALTIME_MODEL: z.string().min(1).default('gpt-realtime-2.1-mini'),
  AI_REASONING_EFFORT: z.enum(['none', 'minimal', 'low', 'medium', 'high']).optional(),
  AI_ATTEMPT_MS: limit(12_000),
  AI_DAILY_CHATS: limit(60),
  AI_CHATS_PER_MINUTE: limit(10),
  AI_DAILY_PHOTOS: limit(15),
  AI_DAILY_VOICE_SESSIONS: limit(3),
  AI_DAILY_TOKENS: limit(400_000),
};

export interface AiConfig {
  /** 'openai' is any server that speaks its API; 'rules' asks no model. */
  mode: 'openai' | 'rules';
  apiKey: string | undefined;
  baseUrl: string | undefined;
  /** A server that speaks the realtime protocol, if it is not the chat's. */
  realtimeUrl: string | undefined;
  /** The secret with the key, in Secrets Manager. */
  secretId: string | undefined;
  chatModel: string;
  visionModel: string;
  realtimeModel: string;
  /** Only sent if set: models that do not reason refuse it. */
  reasoningEffort: 'none' | 'minimal' | 'low' | 'medium' | 'high' | undefined;
  /** How long one attempt may stay silent, in milliseconds. */
  attemptMs: number;
  dailyChats: number;
  chatsPerMinute: number;
  /** A model analyzes photos of meals. */
  dailyPhotos: number;
  /** A model runs spoken onboardings. */
  dailyVoiceSessions: number;
  dailyTokens: number;
}

type AiVariables = z.output<z.ZodObject<typeof aiConfigFields>>;

/** Decides the mode; throws if AI_MODE asks for a model but no server or key is set. */
export function readAiConfig(values: AiVariables): AiConfig {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_SECRET_ID: secretId } = values;
  const reachable = Boolean(apiKey ?? baseUrl ?? secretId);
  const wanted = values.AI_ENABLED === 'true' && values.AI_MODE !== 'rules';
  if (wanted && values.AI_MODE === 'openai' && !reachable)
    throw new Error('AI_MODE=openai needs OPENAI_API_KEY, OPENAI_BASE_URL or OPENAI_SECRET_ID');
  return {
    mode: wanted && reachable ? 'openai' : 'rules',
    apiKey,
    baseUrl,
    realtimeUrl: values.OPENAI_REALTIME_URL,
    secretId,
    chatModel: values.AI_CHAT_MODEL,
    visionModel: values.AI_VISION_MODEL,
    realtimeModel: values.AI_REALTIME_MODEL,
    reasoningEffort: values.AI_REASONING_EFFORT,
    attemptMs: values.AI_ATTEMPT_MS,
    dailyChats: values.AI_DAILY_CHATS,
    chatsPerMinute: values.AI_CHATS_PER_MINUTE,
    dailyPhotos: values.AI_DAILY_PHOTOS,
    dailyVoiceSessions: values.AI_DAILY_VOICE_SESSIONS,
    dailyTokens: values.AI_DAILY_TOKENS,
  };
}
