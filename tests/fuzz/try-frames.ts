import * as fc from 'fast-check';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type * as z from 'zod';
import { realtimeContract, type SocketKind } from '../../shared/contracts/realtime';
import { clientFrameSchema } from '../../shared/sockets/frames';
import { voiceClientFrameSchema } from '../../shared/sockets/voice-frames';
import type { TestUser } from '../support/sign-in';
import { arbitraryOf } from './arbitrary-of';
import { hostile } from './hostile';

/** The frames that each kind of socket accepts. */
const schemas: Record<SocketKind, z.ZodType> = {
  notifications: clientFrameSchema,
  voice: voiceClientFrameSchema,
};
/** Frames per socket. */
const groupSize = 50;
/** API Gateway closes a socket that sends a larger one. */
const longest = 30_000;

type Frame = string | Uint8Array;

function frameOf(kind: SocketKind): fc.Arbitrary<Frame> {
  const json = arbitraryOf(schemas[kind]).map((value) => JSON.stringify(value) ?? '');
  const broken = hostile.map((value) => (JSON.stringify(value) ?? '').slice(1));
  return fc.oneof(
    { weight: 12, arbitrary: json.map((text) => text.slice(0, longest)) },
    { weight: 2, arbitrary: broken.map((text) => text.slice(0, longest)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }) },
  );
}

async function open(user: TestUser, kind: SocketKind): Promise<WebSocket> {
  const { url } = await user.call(realtimeContract.createTicket, { query: { kind } });
  const socket = new WebSocket(url);
  await once(socket, 'open');
  return socket;
}

/**
 * Sends `runs` frames made from what the sockets accept, with hostile parts. Returns how often one of our functions
 * failed, and the first group in which it did; null if none did.
 */
export async function tryFrames(
  kind: SocketKind,
  user: TestUser,
  { runs, seed }: { runs: number; seed: number },
): Promise<string | null> {
  const frames = fc.sample(frameOf(kind), { numRuns: runs, seed });
  let [failures, first] = [0, ''];
  let socket = await open(user, kind);
  for (let at = 0; at < frames.length; at += groupSize) {
    const group = frames.slice(at, at + groupSize);
    socket.on('message', (text) => {
      if (!String(text).includes('"Internal server error"')) return;
      failures += 1;
      first ||= JSON.stringify(group.map(String)).slice(0, 600);
    });
    await sendAll(socket, group);
    // Opening the next takes longer than what is still in transit on this one.
    const next = await open(user, kind);
    socket.close();
    socket = next;
  }
  socket.close();
  return failures === 0 ? null : `${failures} failed, first among ${first}`;
}

/** One after the other, each once the server has confirmed the one before, until the server closes the socket. */
async function sendAll(socket: WebSocket, frames: readonly Frame[]): Promise<void> {
  for (const frame of frames) {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(frame);
    socket.ping();
    await Promise.race([once(socket, 'pong'), once(socket, 'close')]);
  }
}
