import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

const partsSchema = z.array(
  z.union([
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) }),
  ]),
);
/** The text of a message, and the picture after it, if there is one. */
const messageSchema = z
  .object({ role: z.string(), content: z.union([z.string(), partsSchema]) })
  .transform(({ role, content }) => {
    const parts = typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content;
    const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
    const picture = parts.find((part) => part.type === 'image_url');
    return { role, content: text, ...(picture && { picture: picture.image_url.url }) };
  });

const chatRequestSchema = z.looseObject({
  model: z.string(),
  stream: z.boolean(),
  messages: z.array(messageSchema),
  safety_identifier: z.string(),
});

export interface FakeRequest {
  body: z.output<typeof chatRequestSchema>;
  headers: Record<string, string | string[] | undefined>;
  /** Resolves when the client hung up or the response ended. */
  closed: Promise<void>;
}

/** Answers one request. */
export type FakeAnswer = (response: ServerResponse, request: FakeRequest) => Promise<void> | void;

export interface FakeReply {
  reply: string;
  exercises?: string[];
  workout?: { title: string; minutes: number; exerciseIds: string[] } | null;
  facts?: unknown;
  act?: unknown;
  question?: unknown;
}

const usage = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 };

const chunk = (choices: object[], more: object = {}) =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices, ...more })}\n\n`;

function openStream(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const delta = (fields: object, finish: string | null = null) =>
    response.write(chunk([{ index: 0, delta: fields, finish_reason: finish }]));
  delta({ role: 'assistant', content: '' });
  return {
    delta,
    end(finish: string) {
      delta({}, finish);
      response.write(chunk([], { usage }));
      response.end('data: [DONE]\n\n');
    },
  };
}

const contentOf = ({ reply, exercises = [], workout = null, ...fields }: FakeReply) =>
  JSON.stringify({ reply, exercises, workout, ...fields });

/** Streams the content piece by piece; waits for promises among the pieces. */
const pieces =
  (parts: readonly (string | Promise<unknown>)[], finish = 'stop'): FakeAnswer =>
  async (response) => {
    const stream = openStream(response);
    for (const part of parts) {
      if (typeof part === 'string') stream.delta({ content: part });
      else await part;
    }
    stream.end(finish);
  };

const failed = (response: ServerResponse, status: number, headers: object, code: string) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: 'not now', type: 'error', code } }));
};

/** How a server may respond. */
export const answers = {
  ok: (reply: FakeReply): FakeAnswer => pieces([contentOf(reply)]),
  pieces,
  /** The reply's JSON in pieces of a few characters. */
  streamed: (reply: FakeReply, size = 5): FakeAnswer =>
    pieces(contentOf(reply).match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []),
  text: (content: string): FakeAnswer => pieces([content]),
  fenced: (reply: FakeReply): FakeAnswer => pieces([`\`\`\`json\n${contentOf(reply)}\n\`\`\``]),
  cut: (content: string): FakeAnswer => pieces([content], 'length'),
  refusal: (): FakeAnswer => (response) => {
    const stream = openStream(response);
    stream.delta({ refusal: 'I cannot help with that.' });
    stream.end('stop');
  },
  limited:
    (retryAfterSeconds: number): FakeAnswer =>
    (response) =>
      failed(response, 429, { 'retry-after': String(retryAfterSeconds) }, 'rate_limit_exceeded'),
  status:
    (status: number): FakeAnswer =>
    (response) =>
      failed(response, status, {}, 'error'),
  hang: (): FakeAnswer => () => undefined,
  /** Begins, then goes silent. */
  stall:
    (content: string): FakeAnswer =>
    (response) =>
      void openStream(response).delta({ content }),
  /** Begins, then breaks: with the server's own error, or with the connection. */
  breaks:
    (content: string, how: 'error' | 'connection'): FakeAnswer =>
    (response) => {
      openStream(response).delta({ content });
      if (how === 'connection') setImmediate(() => response.destroy());
      else response.end(`data: ${JSON.stringify({ error: { message: 'internal', code: 500 } })}\n\n`);
    },
};

export interface FakeOpenAi {
  baseUrl: string;
  /** Every request since the last `will`. */
  requests: FakeRequest[];
  /** How the next requests are answered, in order; the last one applies to all that follow. */
  will(...next: FakeAnswer[]): void;
  /** Resolves when `count` requests have arrived. */
  asked(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** A server that speaks OpenAI's chat completions, for the real SDK. */
export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  let script: FakeAnswer[] = [];
  let requests: FakeRequest[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const body: Buffer[] = [];
    request.on('data', (part: Buffer) => body.push(part));
    request.on('end', () => {
      const closed = new Promise<void>((done) => response.once('close', () => done()));
      const parsed = chatRequestSchema.parse(JSON.parse(Buffer.concat(body).toString()));
      const received = { body: parsed, headers: request.headers, closed };
      requests.push(received);
      waiting.forEach((check) => check());
      const next = script.length > 1 ? script.shift() : script[0];
      void (next ?? answers.status(500))(response, received);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    get requests() {
      return requests;
    },
    will(...next) {
      script = next;
      requests = [];
    },
    asked: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (requests.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
