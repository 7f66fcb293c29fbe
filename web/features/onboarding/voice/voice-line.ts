import { voiceLimits } from '../../../../shared/sockets/voice-audio';
import { chunkId, type VoiceClientFrame } from '../../../../shared/sockets/voice-frames';
import { encodePcm } from '../audio/pcm';

type TextContent = [{ type: 'input_text'; text: string }];

/**
 * Sends on a voice connection: pieces of speech, numbered from 0 per connection, and one answer at a time. The
 * server accepts none during its turn, so an answer to an interrupted reply is held until that turn ends.
 */
export function createVoiceLine(send: (frame: VoiceClientFrame) => boolean) {
  let chunks = 0;
  let uncommitted = 0;
  let turnRuns = true;
  let held: VoiceClientFrame | null = null;

  function answer(frame: VoiceClientFrame): boolean {
    if (turnRuns) held = frame;
    else if (!send(frame)) return false;
    turnRuns = true;
    return true;
  }

  return {
    /** A new connection: nothing has been sent, and the server greets first. */
    restart(): void {
      chunks = uncommitted = 0;
      turnRuns = true;
      held = null;
    },
    ping: (silent_ms?: number) => void send({ type: 'ping', silent_ms }),
    sendChunk(pcm: Int16Array): void {
      const audio = encodePcm(pcm);
      if (!send({ type: 'input_audio_buffer.append', audio, event_id: chunkId(chunks) })) return;
      chunks += 1;
      uncommitted += 1;
    },
    /** Ends an utterance; false if there is none or the connection is gone. */
    commit(): boolean {
      if (uncommitted === 0) return false;
      uncommitted = 0;
      return answer({ type: 'input_audio_buffer.commit', last: chunkId(chunks - 1) });
    },
    /** False if the connection is gone. */
    sendText(text: string): boolean {
      const content: TextContent = [{ type: 'input_text', text: text.slice(0, voiceLimits.textLength) }];
      return answer({ type: 'conversation.item.create', item: { type: 'message', role: 'user', content } });
    },
    beginTurn: () => void (turnRuns = true),
    endTurn(): void {
      turnRuns = held !== null;
      if (held) send(held);
      held = null;
    },
    giveUpTurn(): void {
      turnRuns = false;
      held = null;
    },
  };
}
