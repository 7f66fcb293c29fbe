// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { openVoiceSocket, type VoiceSocket } from './voice-socket';

vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: vi.fn<() => Promise<{ url: string }>>(() => Promise.resolve({ url: 'ws://vita.example' })),
}));

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readonly sent: string[] = [];
  readyState = 0;
  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const listener = { onOpen: vi.fn<() => void>(), onFrame: vi.fn<() => void>(), onLost: vi.fn<() => void>() };
const ticket = vi.mocked(callEndpoint);
const last = () => FakeSocket.all.at(-1) as FakeSocket;
let socket: VoiceSocket | null = null;

async function open(): Promise<void> {
  socket = await openVoiceSocket(listener);
  last().open();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all.length = 0;
});
afterEach(() => {
  socket?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('A voice connection', () => {
  it('opens with a ticket for voice, and sends only while it is open', async () => {
    socket = await openVoiceSocket(listener);
    expect(ticket).toHaveBeenCalledWith(expect.objectContaining({ path: '/realtime/tickets' }), {
      query: { kind: 'voice' },
    });
    expect(socket.send({ type: 'ping' })).toBe(false);
    last().open();
    expect(socket.send({ type: 'ping' })).toBe(true);
    expect(last().sent).toEqual(['{"type":"ping"}']);
  });

  it('is refused if the first ticket is', async () => {
    ticket.mockRejectedValueOnce(new Error('No ticket'));
    await expect(openVoiceSocket(listener)).rejects.toThrow('No ticket');
  });

  it('passes on protocol frames, and nothing else', async () => {
    await open();
    const tell = (data: string) => last().dispatchEvent(new MessageEvent('message', { data }));
    const heard = { type: 'conversation.item.input_audio_transcription.completed', transcript: 'Hi' };
    tell(JSON.stringify(heard));
    tell('{"type":"response.unheard_of"}');
    tell('no JSON');
    expect(listener.onFrame.mock.calls).toEqual([[heard]]);
  });

  it('reconnects with a fresh ticket after it is lost, even if the first tries fail', async () => {
    await open();
    ticket.mockRejectedValueOnce(new Error('offline'));
    last().dispatchEvent(new Event('error'));
    last().close();
    expect(listener.onLost.mock.calls).toEqual([[true]]);
    await vi.advanceTimersByTimeAsync(500);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    expect(listener.onOpen).toHaveBeenCalledTimes(2);
  });

  it('waits less when the network is back', async () => {
    await open();
    for (let failure = 0; failure < 8; failure += 1) ticket.mockRejectedValueOnce(new Error('offline'));
    last().close();
    await vi.advanceTimersByTimeAsync(40_000);
    ticket.mockReset().mockResolvedValue({ url: 'ws://vita.example' });
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('stays closed when it was closed here', async () => {
    await open();
    socket?.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(listener.onLost).not.toHaveBeenCalled();
  });
});
