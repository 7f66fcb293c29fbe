import { realtimeContract } from '../../../shared/contracts/realtime';
import { serverFrameSchema, type ServerFrame } from '../../../shared/sockets/frames';
import { callEndpoint } from '../api/call-endpoint';

/** API Gateway closes a socket that is idle for ten minutes. */
const pingMs = 8 * 60_000;
const renewMs = 110 * 60_000;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

export interface SocketListener {
  onFrame(frame: ServerFrame): void;
  /** Called when the socket is open; `late` if frames may have been missed, so that their data has to be fetched. */
  onOpen(late: boolean): void;
}

function readFrame(text: unknown): ServerFrame | null {
  try {
    const parsed = serverFrameSchema.safeParse(JSON.parse(String(text)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Timers that are cleared together. */
function createTimers() {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  return {
    later(milliseconds: number, run: () => void): void {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, milliseconds);
      timers.add(timer);
    },
    clear(): void {
      timers.forEach(clearTimeout);
      timers.clear();
    },
  };
}

/**
 * Keeps a socket open until `close` is called: a fresh one-time ticket per try, full-jitter pauses that double up
 * to a minute, a ping before the gateway's idle limit, and a planned renewal before its limit of two hours.
 */
export function openSocket(listener: SocketListener): { close(): void } {
  let closed = false;
  let tries = 0;
  let late = false;
  let waiting = false;
  let isOneTooMany = false;
  let socket: WebSocket | null = null;
  const { later, clear: clearTimers } = createTimers();

  function retry(): void {
    if (closed) return;
    late = true;
    clearTimers();
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** tries) * Math.random();
    tries += 1;
    waiting = true;
    later(pause, () => void connect());
  }

  /** Enough other sockets are open; this one reconnects when its page becomes visible. */
  function rest(): void {
    late = true;
    clearTimers();
    waiting = true;
  }

  function ping(): void {
    socket?.send(JSON.stringify({ type: 'ping' }));
    later(pingMs, ping);
  }

  /** What pops up on a page that no one sees is no news; a socket counts as seen at first. */
  function tellVisibility(): void {
    if (socket?.readyState === 1)
      socket.send(JSON.stringify({ type: 'visibility', isHidden: document.hidden }));
  }

  function listen(next: WebSocket): void {
    next.addEventListener('open', () => {
      tries = 0;
      if (document.hidden) tellVisibility();
      later(pingMs, ping);
      later(renewMs * (0.9 + Math.random() / 10), () => next.close());
      listener.onOpen(late);
    });
    next.addEventListener('message', ({ data }) => {
      const frame = readFrame(data);
      if (frame?.type === 'socket.closing') isOneTooMany = true;
      else if (frame) listener.onFrame(frame);
    });
    next.addEventListener('close', () => (isOneTooMany ? rest() : retry()));
  }

  async function connect(): Promise<void> {
    waiting = false;
    isOneTooMany = false;
    try {
      const { url } = await callEndpoint(realtimeContract.createTicket);
      if (closed) return;
      socket = new WebSocket(url);
      listen(socket);
    } catch {
      retry();
    }
  }

  /** The connection is back, so there is no need to wait out the pause. */
  function hurry(): void {
    if (!waiting) return;
    tries = 0;
    retry();
  }

  const onVisibility = () => {
    tellVisibility();
    if (!document.hidden) hurry();
  };

  void connect();
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', onVisibility);
  return {
    close() {
      closed = true;
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimers();
      socket?.close();
    },
  };
}
