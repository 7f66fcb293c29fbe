import type { EarsListener } from './ears';
import type { SessionCall } from './session-call';
import type { VoiceConnection } from './voice-connection';

interface PersonTurnOptions {
  call: SessionCall;
  line: VoiceConnection['line'];
  awaitAnswer: () => void;
  /** Interrupts the coach. */
  interrupt: () => void;
}

/** Sends what the person says or types while it is their turn. */
export function createPersonTurn({ call, line, awaitAnswer, interrupt }: PersonTurnOptions) {
  const isTheirs = () => call.now().phase === 'listening';

  function wait(text: string): void {
    call.become({ type: 'sent', text });
    awaitAnswer();
  }

  function commit(): void {
    if (isTheirs() && line.commit()) wait('');
  }

  function sendText(text: string): boolean {
    if (call.now().phase === 'speaking') interrupt();
    const said = text.trim();
    if (!isTheirs() || !line.sendText(said)) return false;
    wait(said);
    return true;
  }

  const heard: Pick<EarsListener, 'onHears' | 'onChunk' | 'onUtterance'> = {
    onHears: (hears, guessed) => {
      if (isTheirs()) call.become({ type: 'hears', hears, guessed });
    },
    onChunk: (pcm) => {
      if (isTheirs()) line.sendChunk(pcm);
    },
    onUtterance: (text) => void (text === null ? commit() : sendText(text)),
  };

  return { sendText, heard };
}
