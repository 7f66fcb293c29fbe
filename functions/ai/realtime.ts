import type { OpenAIRealtimeWS } from 'openai/realtime/ws';
import type { RealtimeServerEvent } from 'openai/resources/realtime/realtime';
import * as z from 'zod';
import { voiceAudio } from '../../shared/sockets/voice-audio';
import type { AiConfig } from '../platform/ai-config';
import type { ReadSecret } from '../platform/secrets-manager';
import { ModelFailure } from './model-failure';
import { loadClient } from './provider';
import { createEventQueue, type EventQueue } from './realtime-events';

/** A tool the model may call to answer an utterance. */
export interface SpokenTool {
  name: string;
  description: string;
  parameters: z.ZodType;
}

export interface SpokenCall {
  id: string;
  name: string;
  /** As the model wrote it; null if it is not JSON. */
  given: unknown;
}

/** One turn with a realtime model. Every method throws ModelFailure. */
export interface RealtimeSession {
  /** Sends an utterance; resolves to the model's calls. */
  hear(pcm: Uint8Array): Promise<SpokenCall[]>;
  /** Sends the calls' results; resolves to the calls that follow. */
  answer(results: readonly { id: string; result: object }[]): Promise<SpokenCall[]>;
  /** Speaks a text; the pieces come in order, each awaited before the next. */
  speak(text: string, onAudio: (pcm: Uint8Array) => Promise<void>): Promise<void>;
  /** The cost of the turn so far. */
  tokens(): number;
  close(): void;
}

export interface RealtimeRequest {
  instructions: string;
  tools: readonly SpokenTool[];
  safetyIdentifier: string;
}

/** Opens the model's socket for one turn; throws ModelFailure. */
export type OpenRealtime = (request: RealtimeRequest) => Promise<RealtimeSession>;

const format = { type: 'audio/pcm', rate: voiceAudio.sampleRateHz } as const;
const voice = 'marin';
const appendBytes = 48_000;

const parametersOf = (schema: z.ZodType) => {
  const { $schema: _, ...parameters } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return parameters;
};

function configure(socket: OpenAIRealtimeWS, { instructions, tools }: RealtimeRequest): void {
  socket.send({
    type: 'session.update',
    session: {
      type: 'realtime',
      instructions,
      audio: { input: { format, turn_detection: null }, output: { format, voice } },
      tools: tools.map(({ name, description, parameters }) => {
        return { type: 'function', name, description, parameters: parametersOf(parameters) };
      }),
    },
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function callOf(event: RealtimeServerEvent): SpokenCall[] {
  if (event.type !== 'response.output_item.done' || event.item.type !== 'function_call') return [];
  const { call_id: id = '', name = '', arguments: json = '' } = event.item;
  return [{ id, name, given: parsed(json) }];
}

function createRealtimeSession(socket: OpenAIRealtimeWS, events: EventQueue): RealtimeSession {
  let spent = 0;

  /** Reads until the response is complete. */
  async function readResponse(take: (event: RealtimeServerEvent) => Promise<void> | void): Promise<void> {
    for (;;) {
      const event = await events.next();
      await take(event);
      if (event.type !== 'response.done') continue;
      spent += event.response.usage?.total_tokens ?? 0;
      if (event.response.status !== 'completed') throw new ModelFailure('server');
      return;
    }
  }

  async function callsOfResponse(): Promise<SpokenCall[]> {
    const calls: SpokenCall[] = [];
    socket.send({
      type: 'response.create',
      response: { output_modalities: ['text'], tool_choice: 'required' },
    });
    await readResponse((event) => void calls.push(...callOf(event)));
    return calls;
  }

  return {
    hear(pcm) {
      for (let start = 0; start < pcm.length; start += appendBytes) {
        const audio = Buffer.from(pcm.subarray(start, start + appendBytes)).toString('base64');
        socket.send({ type: 'input_audio_buffer.append', audio });
      }
      socket.send({ type: 'input_audio_buffer.commit' });
      return callsOfResponse();
    },
    answer(results) {
      for (const { id, result } of results) {
        const item = { type: 'function_call_output', call_id: id, output: JSON.stringify(result) } as const;
        socket.send({ type: 'conversation.item.create', item });
      }
      return callsOfResponse();
    },
    async speak(text, onAudio) {
      const instructions = `Say exactly these words, warmly and clearly, and nothing else: ${JSON.stringify(text)}`;
      socket.send({
        type: 'response.create',
        response: {
          conversation: 'none',
          input: [],
          output_modalities: ['audio'],
          tool_choice: 'none',
          instructions,
        },
      });
      await readResponse(async (event) => {
        if (event.type === 'response.output_audio.delta') await onAudio(Buffer.from(event.delta, 'base64'));
      });
    },
    tokens: () => spent,
    close: () => socket.close(),
  };
}

/** The only way to a realtime model. The SDK is loaded with the first turn. */
export function createOpenRealtime(config: AiConfig, readSecret: ReadSecret): OpenRealtime {
  return async (request) => {
    const [{ OpenAIRealtimeWS }, client] = await Promise.all([
      import('openai/realtime/ws'),
      loadClient({ ...config, baseUrl: config.realtimeUrl ?? config.baseUrl }, readSecret),
    ]);
    const headers = { 'OpenAI-Safety-Identifier': request.safetyIdentifier };
    const options = { headers, handshakeTimeout: config.attemptMs };
    const socket = new OpenAIRealtimeWS({ model: config.realtimeModel, options }, client);
    const events = createEventQueue(socket, config.attemptMs);
    try {
      while ((await events.next()).type !== 'session.created');
      configure(socket, request);
      return createRealtimeSession(socket, events);
    } catch (error) {
      socket.close();
      throw error;
    }
  };
}
