import { WebSocket } from 'ws';
import { realtimeContract } from '../../shared/contracts/realtime';
import { serverFrameSchema, type ServerFrame } from '../../shared/sockets/frames';
import type { TestUser } from './sign-in';

export interface TestSocket {
  frames: ServerFrame[];
  /** Resolves with the first frame, past or future, that matches; rejects after ten seconds. */
  next<T extends ServerFrame['type']>(type: T): Promise<Extract<ServerFrame, { type: T }>>;
  send(text: string): void;
  close(): Promise<void>;
  /** Resolves when either side has closed it. */
  closed: Promise<void>;
  isOpen(): boolean;
}

const patienceMs = 10_000;

/** Opens a notification socket with a fresh ticket. */
export async function openTestSocket(user: TestUser): Promise<TestSocket> {
  const { url } = await user.call(realtimeContract.createTicket);
  const socket = new WebSocket(url);
  const frames: ServerFrame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (text) => {
    frames.push(serverFrameSchema.parse(JSON.parse(String(text))));
    waiting.forEach((check) => check());
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    frames,
    send: (text) => socket.send(text),
    closed,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    next: (type) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no ${type} frame came`)), patienceMs);
        const check = () => {
          const index = frames.findIndex((frame) => frame.type === type);
          if (index < 0) return;
          const [found] = frames.splice(index, 1);
          clearTimeout(timer);
          waiting.delete(check);
          resolve(found as never);
        };
        waiting.add(check);
        check();
      }),
    close: () => {
      socket.close();
      return closed;
    },
  };
}
