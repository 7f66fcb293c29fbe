// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callEndpoint } from '../api/call-endpoint';
import { openSocket } from './socket-connection';

vi.mock('../api/call-endpoint', () => ({
  callEndpoint: vi.fn<() => Promise<{ url: string }>>(() => Promise.resolve({ url: 'ws://vita.example' })),
}));

class FakeSocket extends EventTarget {
  static readonly all: FakeSocket[] = [];
  readonly sent: string[] = [];
  readonly readyState = 1;
  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.dispatchEvent(new Event('close'));
  }
}

const listener = { onFrame: vi.fn<() => void>(), onOpen: vi.fn<(late: boolean) => void>() };
const ticket = vi.mocked(callEndpoint);
const settle = () => vi.advanceTimersByTimeAsync(0);
let connection: ReturnType<typeof openSocket>;

async function open(): Promise<FakeSocket> {
  await settle();
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('There should be a socket.');
  socket.dispatchEvent(new Event('open'));
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  FakeSocket.all.length = 0;
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('the socket', () => {
  it('is not late when it opens on the first try', async () => {
    connection = openSocket(listener);
    await open();
    expect(listener.onOpen.mock.calls).toEqual([[false]]);
  });

  it('is late when it was lost, or could not be opened before', async () => {
    ticket.mockRejectedValueOnce(new Error('offline'));
    connection = openSocket(listener);
    await vi.advanceTimersByTimeAsync(1_000);
    const socket = await open();
    socket.close();
    await vi.advanceTimersByTimeAsync(1_000);
    await open();
    expect(listener.onOpen.mock.calls).toEqual([[true], [true]]);
  });

  it('that exceeded the limit reconnects when the page becomes visible, not on its own', async () => {
    connection = openSocket(listener);
    const socket = await open();
    const data = '{"type":"socket.closing","reason":"too_many"}';
    socket.dispatchEvent(new MessageEvent('message', { data }));
    socket.close();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(listener.onFrame).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1_000);
    await open();
    expect(FakeSocket.all).toHaveLength(2);
    expect(listener.onOpen.mock.calls).toEqual([[false], [true]]);
  });

  it('doubles its pauses, and does not wait for their end when the connection is back', async () => {
    ticket.mockRejectedValue(new Error('offline'));
    connection = openSocket(listener);
    await vi.advanceTimersByTimeAsync(200_000);
    const before = ticket.mock.calls.length;
    expect(before).toBeLessThan(12);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(ticket).toHaveBeenCalledTimes(before);

    ticket.mockReset();
    ticket.mockResolvedValue({ url: 'ws://vita.example' });
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('pings often enough to stay open, and no more often', async () => {
    connection = openSocket(listener);
    const socket = await open();
    await vi.advanceTimersByTimeAsync(7 * 60_000);
    expect(socket.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(socket.sent).toEqual(['{"type":"ping"}', '{"type":"ping"}']);
  });

  it('says when its page is hidden and when it is seen again, and that it opened on a hidden one', async () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    connection = openSocket(listener);
    const socket = await open();
    expect(socket.sent).toEqual([]);
    isHidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    isHidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    const said = (hidden: boolean) => `{"type":"visibility","isHidden":${hidden}}`;
    expect(socket.sent).toEqual([said(true), said(false)]);
    isHidden.mockReturnValue(true);
    socket.close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await open()).sent).toEqual([said(true)]);
  });

  it('requests nothing more once it is closed', async () => {
    connection = openSocket(listener);
    const socket = await open();
    connection.close();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(200_000);
    expect(FakeSocket.all).toEqual([socket]);
  });
});
