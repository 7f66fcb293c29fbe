import type { OpenAI } from 'openai';
import * as z from 'zod';
import type { AiConfig } from '../platform/ai-config';
import { readSecret } from '../platform/secret';
import { failureOf, ModelFailure } from './model-failure';

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ModelRequest {
  messages: ModelMessage[];
  /** A picture that the last message is about, as a data URL. */
  photo?: string;
  /** What the answer must look like, and the name it goes by. */
  format: { schema: z.ZodType; name: string };
  /** Tells one person from another without saying who they are. */
  safetyIdentifier: string;
  signal: AbortSignal;
  onText: (piece: string) => void;
}

export interface ModelAnswer {
  content: string;
  refused: boolean;
  /** Whether it ended at the limit of its length. */
  isCut?: boolean;
  /** As the server counted them; null when it did not. */
  tokens: number | null;
}

/** Streams one answer of a chat model; throws ModelFailure. */
export type StreamAnswer = (request: ModelRequest) => Promise<ModelAnswer>;

const longestAnswerTokens = 2_000;

/** Any server without a key of its own accepts this one; the SDK refuses to start with none. */
const noKey = 'none';

async function keyOf({ apiKey, secret }: AiConfig): Promise<string> {
  if (apiKey || !secret) return apiKey ?? noKey;
  try {
    return await readSecret(secret);
  } catch {
    throw new ModelFailure('no_key');
  }
}

/** A client for the server of `config`; throws ModelFailure when its key cannot be read. */
export async function loadClient(config: AiConfig): Promise<OpenAI> {
  const { baseUrl, attemptMs } = config;
  const [{ OpenAI }, apiKey] = await Promise.all([import('openai'), keyOf(config)]);
  return new OpenAI({
    apiKey,
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    timeout: attemptMs,
    maxRetries: 0,
    logLevel: 'off',
  });
}

/** Our own instead of the SDK's helper: loaded late, that one would break the order in which bundles load zod. */
function responseFormat({ schema, name }: ModelRequest['format']): OpenAI.ResponseFormatJSONSchema {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema);
  return { type: 'json_schema', json_schema: { name, strict: true, schema: jsonSchema } };
}

/** Ends an attempt that stays silent too long: the SDK's own timeout ends with the first byte. */
function silenceWatch(milliseconds: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return { signal: controller.signal, restart: () => timer.refresh(), end: () => clearTimeout(timer) };
}

type Chunks = AsyncIterable<OpenAI.ChatCompletionChunk>;

async function collect(chunks: Chunks, onText: (piece: string) => void, onChunk: () => void) {
  const answer: ModelAnswer = { content: '', refused: false, tokens: null };
  for await (const { choices, usage } of chunks) {
    onChunk();
    const { delta, finish_reason: finish } = choices[0] ?? {};
    if (delta?.refusal || finish === 'content_filter') answer.refused = true;
    if (finish === 'length') answer.isCut = true;
    if (delta?.content) {
      answer.content += delta.content;
      onText(delta.content);
    }
    if (usage) answer.tokens = usage.total_tokens;
  }
  return answer;
}

type AnyMessage = OpenAI.ChatCompletionMessageParam;

/** The messages as the SDK wants them, the photo behind the last text. */
function messagesOf({ messages, photo }: ModelRequest): AnyMessage[] {
  if (!photo) return messages;
  const text = messages.at(-1)?.content ?? '';
  const picture = { type: 'image_url', image_url: { url: photo } } as const;
  return [...messages.slice(0, -1), { role: 'user', content: [{ type: 'text', text }, picture] }];
}

/** The only way to a model: that of the chat unless told. The SDK is loaded with the first request. */
export function createStreamAnswer(config: AiConfig, model = config.chatModel): StreamAnswer {
  let loading: Promise<OpenAI> | null = null;

  async function stream(request: ModelRequest, signal: AbortSignal, onChunk: () => void) {
    loading ??= loadClient(config);
    const client = await loading;
    const chunks = await client.chat.completions.create(
      {
        model,
        messages: messagesOf(request),
        response_format: responseFormat(request.format),
        max_completion_tokens: longestAnswerTokens,
        safety_identifier: request.safetyIdentifier,
        ...(config.reasoningEffort ? { reasoning_effort: config.reasoningEffort } : {}),
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal },
    );
    return collect(chunks, request.onText, onChunk);
  }

  return async (request) => {
    const silence = silenceWatch(config.attemptMs);
    const signal = AbortSignal.any([request.signal, silence.signal]);
    try {
      const answer = await stream(request, signal, silence.restart);
      // An aborted stream of the SDK ends as if it were complete.
      signal.throwIfAborted();
      return answer;
    } catch (error) {
      if (request.signal.aborted) throw new ModelFailure('ended');
      if (silence.signal.aborted) throw new ModelFailure('silent');
      const failure = error instanceof ModelFailure ? error : failureOf(error);
      // A key that was replaced is read again with the next request.
      if (failure.reason === 'refused_key' || failure.reason === 'no_key') loading = null;
      throw failure;
    } finally {
      silence.end();
    }
  };
}
