import { voiceLimits } from '../../../../shared/sockets/voice-audio';
import { hush } from '../../../lib/audio/announcer';
import { speak } from '../../../lib/audio/speak';
import { createPlayer, type Player } from '../audio/player';

/** Speaks the coach's replies: the server's audio as it arrives, or the browser's voice once the text is complete. */
export interface Mouth {
  play(audio: string): void;
  /** The reply is complete; calls back once when it has been played to its end, unless it is stopped before. */
  finish(text: string, speech: 'server' | 'browser', onOver: () => void): void;
  stop(): void;
  release(): void;
}

/** Where the browser plays no sounds, replies are read. */
const silence: Player = {
  play: () => undefined,
  whenOver: (run) => run(),
  stop: () => undefined,
  release: () => undefined,
};

/** Must be called in a click, or the browser keeps it silent. */
export function createMouth(): Mouth {
  const player = 'AudioContext' in window ? createPlayer() : silence;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reply = 0;

  function stop(): void {
    reply += 1;
    clearTimeout(timer);
    player.stop();
    hush();
  }

  return {
    play: (audio) => player.play(audio),
    finish(text, speech, onOver) {
      if (speech === 'server') return player.whenOver(onOver);
      const mine = (reply += 1);
      speak(text, () => {
        if (mine === reply) timer = setTimeout(onOver, voiceLimits.afterSpeechMs);
      });
    },
    stop,
    release() {
      stop();
      player.release();
    },
  };
}
