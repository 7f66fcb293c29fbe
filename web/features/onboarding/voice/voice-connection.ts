import { voiceLimits } from '../../../../shared/sockets/voice-audio';
import { createVoiceLine } from './voice-line';
import type { openVoiceSocket, VoiceSocket, VoiceSocketListener } from './voice-socket';

interface VoiceConnectionOptions {
  openSocket: typeof openVoiceSocket;
  /** How long nobody spoke into an open microphone. */
  silentMs: () => number | undefined;
}

/** The socket of one session with what goes out on it, and a ping every few seconds while it is there. */
export function createVoiceConnection({ openSocket, silentMs }: VoiceConnectionOptions) {
  let socket: VoiceSocket | null = null;
  let pings: ReturnType<typeof setInterval> | undefined;
  const line = createVoiceLine((frame) => socket?.send(frame) ?? false);
  const ping = () => line.ping(silentMs());

  return {
    line,
    /** Rejects where the first connection is refused; one that comes after the end is closed at once. */
    async open({ onOpen, onFrame, onLost }: VoiceSocketListener, isEnded: () => boolean): Promise<void> {
      const opened = await openSocket({
        onOpen: () => {
          line.restart();
          clearInterval(pings);
          onOpen();
          ping();
          pings = setInterval(ping, voiceLimits.pingEveryMs);
        },
        onFrame,
        onLost: (broken) => {
          clearInterval(pings);
          onLost(broken);
        },
      });
      if (isEnded()) opened.close();
      socket = opened;
    },
    close(): void {
      clearInterval(pings);
      socket?.close();
    },
  };
}

export type VoiceConnection = ReturnType<typeof createVoiceConnection>;
