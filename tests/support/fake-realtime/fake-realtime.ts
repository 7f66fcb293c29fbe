import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { WebSocketServer, type WebSocket } from 'ws';
import * as z from 'zod';

const responseSchema = z.object({
  output_modalities: z.array(z.string()),
  tool_choice: z.string(),
  instructions: z.string().optional(),
});

/** The events of the GA protocol that the product sends; anything else fails the test. */
const eventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('session.update'),
    session: z.object({
      type: z.literal('realtime'),
      instructions: z.string(),
      audio: z.object({
        input: z.object({
          format: z.object({ type: z.literal('audio/pcm'), rate: z.literal(24_000) }),
          turn_detection: z.null(),
        }),
        output: z.object({ format: z.object({ type: z.literal('audio/pcm'), rate: z.literal(24_000) }) }),
      }),
      tools: z.array(z.looseObject({ type: z.literal('function'), name: z.string() })),
    }),
  }),
  z.object({ type: z.literal('input_audio_buffer.append'), audio: z.base64() }),
  z.object({ type: z.literal('input_audio_buffer.commit') }),
  z.object({
    type: z.literal('conversation.item.create'),
    item: z.object({ type: z.literal('function_call_output'), call_id: z.string(), output: z.string() }),
  }),
  z.object({ type: z.literal('response.create'), response: responseSchema }),
]);

/** One connection of the product: a turn. */
export interface FakeTalk {
  headers: Record<string, string | string[] | undefined>;
  instructions: string;
  tools: unknown[];
  /** Bytes of each utterance. */
  utterances: Buffer[];
  /** The results that calls got. */
  results: unknown[];
  /** The texts that were to be spoken, as instructions. */
  spoken: string[];
}

export interface Wire {
  send(event: object): void;
  /** Breaks the connection. */
  kill(): void;
}

/** Answers a request for understanding or for speech. */
export type FakeResponse = (wire: Wire) => void;

const done = (status = 'completed') => ({
  type: 'response.done',
  response: { status, usage: { total_tokens: 100 } },
});

/** The model understands; `tool` is what it calls. */
const hears =
  (given: object, tool = 'record_answers'): FakeResponse =>
  ({ send }) => {
    const item = { type: 'function_call', call_id: 'call-1', name: tool, arguments: JSON.stringify(given) };
    send({ type: 'response.output_item.done', item });
    send(done());
  };

/** The model speaks this many milliseconds in one event, as it may. */
const speaks =
  (milliseconds: number): FakeResponse =>
  ({ send }) => {
    const delta = Buffer.alloc(milliseconds * 48, 1).toString('base64');
    send({ type: 'response.output_audio.delta', delta });
    send(done());
  };

export const realtime = {
  hears,
  speaks,
  dies: (({ kill }) => kill()) satisfies FakeResponse,
  diesSpeaking: (({ send, kill }) => {
    send({ type: 'response.output_audio.delta', delta: Buffer.alloc(4_800).toString('base64') });
    kill();
  }) satisfies FakeResponse,
  hangs: (() => undefined) satisfies FakeResponse,
  fails: (({ send }) => send(done('failed'))) satisfies FakeResponse,
  errs: (({ send }) =>
    send({
      type: 'error',
      error: { type: 'server_error', code: 'x', message: 'no' },
    })) satisfies FakeResponse,
};

export interface FakeRealtime {
  /** For OPENAI_REALTIME_URL. */
  url: string;
  talks: FakeTalk[];
  /** The results of the next utterances, in order; without any, the model understands nothing. */
  willHear(...responses: FakeResponse[]): void;
  /** The results of the next texts to speak; without any, it speaks for a second. */
  willSpeak(...responses: FakeResponse[]): void;
  /** Refuses this many connections with 401. */
  refuse(connections: number): void;
  /** Resolves when this many utterances have been heard since the start. */
  heard(count: number): Promise<void>;
  stop(): Promise<void>;
}

const file = (name: string) => readFileSync(join(import.meta.dirname, name));

/** The certificate that a process started with NODE_EXTRA_CA_CERTS trusts. */
export const certificatePath = join(import.meta.dirname, 'certificate.pem');

/** A realtime server over TLS, because the SDK supports nothing else. It has its own certificate. */
export async function startFakeRealtime(): Promise<FakeRealtime> {
  const server = createServer({ cert: file('certificate.pem'), key: file('key.pem') });
  const sockets = new WebSocketServer({ noServer: true });
  const talks: FakeTalk[] = [];
  const toHear: FakeResponse[] = [];
  const toSpeak: FakeResponse[] = [];
  const watchers = new Set<() => void>();
  let refusals = 0;

  function respond(talk: FakeTalk, wire: Wire, response: z.output<typeof responseSchema>): void {
    if (response.tool_choice === 'required') return (toHear.shift() ?? hears({ heard: '' }))(wire);
    talk.spoken.push(response.instructions ?? '');
    (toSpeak.shift() ?? speaks(1_000))(wire);
  }

  function serve(socket: WebSocket, headers: FakeTalk['headers']): void {
    const talk: FakeTalk = { headers, instructions: '', tools: [], utterances: [], results: [], spoken: [] };
    talks.push(talk);
    const wire: Wire = {
      send: (event) => socket.send(JSON.stringify({ event_id: 'e', ...event })),
      kill: () => socket.terminate(),
    };
    let buffered: Buffer[] = [];
    socket.on('message', (text) => {
      const event = eventSchema.parse(JSON.parse(String(text)));
      if (event.type === 'session.update')
        [talk.instructions, talk.tools] = [event.session.instructions, event.session.tools];
      if (event.type === 'input_audio_buffer.append') buffered.push(Buffer.from(event.audio, 'base64'));
      if (event.type === 'input_audio_buffer.commit') {
        talk.utterances.push(Buffer.concat(buffered));
        buffered = [];
        watchers.forEach((check) => check());
      }
      if (event.type === 'conversation.item.create') talk.results.push(JSON.parse(event.item.output));
      if (event.type === 'response.create') respond(talk, wire, event.response);
    });
    wire.send({ type: 'session.created', session: {} });
  }

  server.on('upgrade', (request, stream, head) => {
    if (refusals > 0) {
      refusals -= 1;
      return void stream.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n');
    }
    sockets.handleUpgrade(request, stream, head, (socket) => serve(socket, request.headers));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const heardCount = () => talks.reduce((sum, { utterances }) => sum + utterances.length, 0);
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    talks,
    willHear: (...responses) => void toHear.push(...responses),
    willSpeak: (...responses) => void toSpeak.push(...responses),
    refuse: (connections) => void (refusals = connections),
    heard: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (heardCount() < count) return;
          watchers.delete(check);
          resolve();
        };
        watchers.add(check);
        check();
      }),
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
