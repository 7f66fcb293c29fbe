import { WebSocket } from 'ws';
import type * as z from 'zod';
import { realtimeContract, type SocketKind } from '../../shared/contracts/realtime';
import { serverFrameSchema, type ServerFrame } from '../../shared/sockets/frames';
import {
  voiceServerFrameSchema,
  type VoiceClientFrame,
  type VoiceServerFrame,
} from '../../shared/sockets/voice-frames';
import type { TestUser } from './sign-in';

export interface OpenedSocket<Frame extends { type: string }> {
  /** Frames that arrived and were not requested yet. */
  frames: Frame[];
  /** Resolves to the first frame, past or future, that matches; rejects after thirty seconds. */
  next<T extends Frame['type']>(type: T): Promise<Extract<Frame, { type: T }>>;
  send(text: string): void;
  close(): Promise<void>;
  /** Resolves when either side has closed it. */
  closed: Promise<void>;
  isOpen(): boolean;
}

export type TestSocket = OpenedSocket<ServerFrame>;

const patienceMs = 30_000;

async function openSocket<Frame extends { type: string }>(
  user: TestUser,
  kind: SocketKind,
  schema: z.ZodType<Frame>,
): Promise<OpenedSocket<Frame>> {
  const { url } = await user.call(realtimeContract.createTicket, { query: { kind } });
  const socket = new WebSocket(url);
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (text) => {
    frames.push(schema.parse(JSON.parse(String(text))));
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
        const timer = setTimeout(() => {
          const seen = frames.map((frame) => frame.type).join(', ');
          reject(new Error(`no ${type} frame came, but ${seen || 'nothing'}`));
        }, patienceMs);
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

/** Opens a notification socket with a fresh ticket. */
export function openTestSocket(user: TestUser): Promise<TestSocket> {
  return openSocket<ServerFrame>(user, 'notifications', serverFrameSchema);
}

export interface VoiceSocket extends Omit<OpenedSocket<VoiceServerFrame>, 'send'> {
  send(frame: VoiceClientFrame): void;
  /** Sends an answer as text and resolves when the coach has replied, to the reply and the onboarding's state. */
  say(text: string): Promise<Said>;
  /** Resolves when the coach has replied to what was sent before. */
  reply(): Promise<Said>;
}

interface Said {
  text: string;
  audioBytes: number;
  onboarding: Extract<VoiceServerFrame, { type: 'response.audio.done' }>['onboarding'];
}

/** Opens a voice socket with a fresh ticket; the session begins with the first frame. */
export async function openVoiceSocket(user: TestUser): Promise<VoiceSocket> {
  const socket = await openSocket<VoiceServerFrame>(user, 'voice', voiceServerFrameSchema);
  const { frames } = socket;
  const send = (frame: VoiceClientFrame) => socket.send(JSON.stringify(frame));

  async function reply(): Promise<Said> {
    const { response_id: id, onboarding } = await socket.next('response.audio.done');
    let [text, audioBytes] = ['', 0];
    for (const frame of frames.filter((each) => 'response_id' in each && each.response_id === id)) {
      if (frame.type === 'response.audio_transcript.delta') text += frame.delta;
      if (frame.type === 'response.audio.delta') audioBytes += Buffer.from(frame.delta, 'base64').length;
      frames.splice(frames.indexOf(frame), 1);
    }
    return { text, audioBytes, onboarding };
  }

  return {
    ...socket,
    send,
    reply,
    say(text) {
      const content: [{ type: 'input_text'; text: string }] = [{ type: 'input_text', text }];
      send({ type: 'conversation.item.create', item: { type: 'message', role: 'user', content } });
      return reply();
    },
  };
}
