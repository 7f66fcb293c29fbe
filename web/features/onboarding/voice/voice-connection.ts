import { voiceLimits } from '../../../../shared/sockets/voice-audio';
import { createVoiceLine } from './voice-line';
import type { openVoiceSocket, VoiceSocket, VoiceSocketListener } from './voice-socket';

interface VoiceConnectionOptions {
  openSocket: typeof openVoiceSocket;
  /** How long no one has spoken into the open microphone. */
  silentMs: () => number | undefined;
}

/** The socket of one session, what is sent on it, and a ping every few seconds while it is open. */
export function createVoiceConnection({ openSocket, silentMs }: VoiceConnectionOptions) {
  let socket: VoiceSocket | null = null;
  let pings: ReturnType<typeof setInterval> | undefined;
  const line = createVoiceLine((frame) => socket?.send(frame) ?? false);
  const ping = () => line.ping(silentMs());

  return {
    line,
    /** Rejects if the first connection is refused; one that opens after the end is closed right away. */
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
