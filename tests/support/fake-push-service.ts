import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

const messageSchema = z.object({ id: z.string(), kind: z.string(), title: z.string(), body: z.string() });
const claimsSchema = z.object({ aud: z.string(), sub: z.string(), exp: z.number() });

/** A browser that subscribed: its subscription, and the messages it got. */
export interface FakeBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  messages: z.output<typeof messageSchema>[];
  ttls: number[];
  /** The service's responses for it, in order; 201 when none are left. */
  answers: number[];
}

const pushServiceOrigin = 'https://push.example.com';

/** RFC 8188 and RFC 8291, from the browser's side. */
function decrypt(pair: ECDH, auth: Buffer, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const ikm = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const record = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** RFC 8292: throws unless the request was signed for this service with the named key. */
function checkVapid(authorization: string, publicKey: string, now: number): void {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('signed by somebody else');
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is none');
  const { aud, sub, exp } = claimsSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  const isValid = aud === pushServiceOrigin && sub.startsWith('mailto:') && exp * 1000 > now;
  if (!isValid || exp * 1000 > now + 86_400_000) throw new Error('the claims are not those of RFC 8292');
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A push service that checks the sender and decrypts messages like a browser. Invalid requests get a 403. */
export async function startFakePushService(now: () => number) {
  const browsers = new Map<string, { browser: FakeBrowser; publicKey: string; pair: ECDH; auth: Buffer }>();
  const refused: string[] = [];

  async function receive(request: IncomingMessage): Promise<number> {
    const known = browsers.get(request.url ?? '');
    if (!known) return 404;
    const { browser, publicKey, pair, auth } = known;
    const body = await bytesOf(request);
    try {
      checkVapid(String(request.headers.authorization), publicKey, now());
      if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted');
      const message = messageSchema.parse(JSON.parse(decrypt(pair, auth, body)));
      const status = browser.answers.shift() ?? 201;
      if (status === 201) browser.messages.push(message);
      if (status === 201) browser.ttls.push(Number(request.headers.ttl));
      return status;
    } catch (error) {
      refused.push((error as Error).message);
      return 403;
    }
  }

  const server = createServer(async (request, response) => {
    response.writeHead(await receive(request)).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Why messages were refused. */
    refused,
    /** A browser that subscribes with the product's public key. */
    newBrowser(publicKey: string): FakeBrowser {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(9).toString('base64url')}`;
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
      const browser = { endpoint: `${pushServiceOrigin}${path}`, keys, messages: [], ttls: [], answers: [] };
      browsers.set(path, { browser, publicKey, pair, auth });
      return browser;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type FakePushService = Awaited<ReturnType<typeof startFakePushService>>;
