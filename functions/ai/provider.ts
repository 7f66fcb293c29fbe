import type { OpenAI } from 'openai';
import * as z from 'zod';
import type { AiConfig } from '../platform/ai-config';
import type { ReadSecret } from '../platform/secrets-manager';
import { failureOf, ModelFailure } from './model-failure';

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ModelRequest {
  messages: ModelMessage[];
  /** A picture the last message is about, as a data URL. */
  photo?: string;
  /** The format of the answer, and its name. */
  format: { schema: z.ZodType; name: string };
  /** Tells people apart without identifying them. */
  safetyIdentifier: string;
  signal: AbortSignal;
  onText: (piece: string) => void;
}

export interface ModelAnswer {
  content: string;
  refused: boolean;
  /** Whether it stopped at its length limit. */
  isCut?: boolean;
  /** As counted by the server; null if it did not. */
  tokens: number | null;
}

/** Streams one answer of a chat model; throws ModelFailure. */
export type StreamAnswer = (request: ModelRequest) => Promise<ModelAnswer>;

const longestAnswerTokens = 2_000;

/** Servers without keys accept this one; the SDK refuses to start without any. */
const noKey = 'none';

async function keyOf({ apiKey, secretId }: AiConfig, readSecret: ReadSecret): Promise<string> {
  if (apiKey || !secretId) return apiKey ?? noKey;
  const stored = await readSecret(secretId).catch(() => null);
  if (!stored) throw new ModelFailure('no_key');
  return stored.text;
}

/** A client for the server of `config`; throws ModelFailure if its key cannot be read. */
export async function loadClient(config: AiConfig, readSecret: ReadSecret): Promise<OpenAI> {
  const { baseUrl, attemptMs } = config;
  const [{ OpenAI }, apiKey] = await Promise.all([import('openai'), keyOf(config, readSecret)]);
  return new OpenAI({
    apiKey,
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    timeout: attemptMs,
    maxRetries: 0,
    logLevel: 'off',
  });
}

/** Used instead of the SDK's helper: loaded late, that one would change the order in which bundles load zod. */
function responseFormat({ schema, name }: ModelRequest['format']): OpenAI.ResponseFormatJSONSchema {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema);
  return { type: 'json_schema', json_schema: { name, strict: true, schema: jsonSchema } };
}

/** Ends an attempt that stays silent too long: the SDK's own timeout only covers the first byte. */
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

/** The messages in the SDK's format, with the photo after the last text. */
function messagesOf({ messages, photo }: ModelRequest): AnyMessage[] {
  if (!photo) return messages;
  const text = messages.at(-1)?.content ?? '';
  const picture = { type: 'image_url', image_url: { url: photo } } as const;
  return [...messages.slice(0, -1), { role: 'user', content: [{ type: 'text', text }, picture] }];
}

/** The only way to a model; `model` defaults to the chat's. The SDK is loaded with the first request. */
export function createStreamAnswer(
  config: AiConfig,
  readSecret: ReadSecret,
  model = config.chatModel,
): StreamAnswer {
  let loading: Promise<OpenAI> | null = null;

  async function stream(request: ModelRequest, signal: AbortSignal, onChunk: () => void) {
    loading ??= loadClient(config, readSecret);
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
      // The SDK ends an aborted stream as if it were complete.
      signal.throwIfAborted();
      return answer;
    } catch (error) {
      if (request.signal.aborted) throw new ModelFailure('ended');
      if (silence.signal.aborted) throw new ModelFailure('silent');
      const failure = error instanceof ModelFailure ? error : failureOf(error);
      // A replaced key is read again with the next request.
      if (failure.reason === 'refused_key' || failure.reason === 'no_key') loading = null;
      throw failure;
    } finally {
      silence.end();
    }
  };
}
