import { realtimeContract } from '../../../../shared/contracts/realtime';
import {
  voiceServerFrameSchema,
  type VoiceClientFrame,
  type VoiceServerFrame,
} from '../../../../shared/sockets/voice-frames';
import { callEndpoint } from '../../../lib/api/call-endpoint';

const firstPauseMs = 500;
const longestPauseMs = 15_000;

export interface VoiceSocketListener {
  onOpen: () => void;
  onFrame: (frame: VoiceServerFrame) => void;
  /** The connection is gone and is being retried; `broken` if it did not close cleanly. */
  onLost: (broken: boolean) => void;
}

export interface VoiceSocket {
  /** Whether the frame was sent. */
  send(frame: VoiceClientFrame): boolean;
  close(): void;
}

function readFrame(text: unknown): VoiceServerFrame | null {
  try {
    const parsed = voiceServerFrameSchema.safeParse(JSON.parse(String(text)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Opens a voice connection and keeps it until `close`: a fresh ticket per try, pauses that double up to 15 s, a
 * try right away when the network is back. Rejects if the first ticket is refused.
 */
export async function openVoiceSocket(listener: VoiceSocketListener): Promise<VoiceSocket> {
  let closed = false;
  let tries = 0;
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const newTicket = () => callEndpoint(realtimeContract.createTicket, { query: { kind: 'voice' } });

  function retry(): void {
    if (closed) return;
    socket = null;
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** tries) * (0.5 + Math.random() / 2);
    tries += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void reconnect(), pause);
  }

  function connect(url: string): void {
    if (closed || socket) return;
    const next = new WebSocket(url);
    let broken = false;
    socket = next;
    next.addEventListener('open', () => {
      tries = 0;
      if (!closed) listener.onOpen();
    });
    next.addEventListener('message', ({ data }) => {
      const frame = readFrame(data);
      if (frame && !closed) listener.onFrame(frame);
    });
    next.addEventListener('error', () => (broken = true));
    next.addEventListener('close', () => {
      if (closed || socket !== next) return;
      listener.onLost(broken);
      retry();
    });
  }

  async function reconnect(): Promise<void> {
    try {
      connect((await newTicket()).url);
    } catch {
      retry();
    }
  }

  function hurry(): void {
    if (socket || tries === 0) return;
    tries = 0;
    retry();
  }

  connect((await newTicket()).url);
  window.addEventListener('online', hurry);
  return {
    send(frame) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    close() {
      closed = true;
      window.removeEventListener('online', hurry);
      clearTimeout(timer);
      socket?.close();
    },
  };
}
