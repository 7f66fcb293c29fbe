import type { DanceStyleId } from '../../../../shared/rules/dance/choices';
import { readAudioSettings, subscribeToAudioSettings } from '../../../lib/audio/audio-settings';
import { createBand, fullLoudness } from './band';
import { phraseSeconds, writePhrase } from './score';
import { createSequencer } from './sequencer';
import { voices } from './voices';

export interface DanceMusic {
  /** Resumes the music at the same position. */
  play: () => void;
  pause: () => void;
  /** Releases the sound card. */
  close: () => void;
}

interface MusicOptions {
  style: DanceStyleId;
  moves: number;
  /** Seconds danced so far, without pauses. */
  danceSeconds: () => number;
}

const tickMs = 50;
/** Distant speakers sound late; a longer latency is a browser bug. */
const longestLatencySeconds = 0.3;

const wantedLoudness = () => {
  const { music, volume } = readAudioSettings();
  return music ? (volume / 100) * fullLoudness : 0;
};

/** The music of a dance, synthesized as it plays. Call it from a tap, or the browser keeps it silent. */
export function startDanceMusic({ style, moves, danceSeconds }: MusicOptions): DanceMusic | null {
  if (!('AudioContext' in window)) return null;
  const context = new AudioContext({ latencyHint: 'balanced' });
  const { band, master } = createBand(context, style);
  let timer: ReturnType<typeof setInterval> | undefined;
  const heardLate = () => Math.min(longestLatencySeconds, context.outputLatency || context.baseLatency || 0);
  const sequencer = createSequencer({
    danceSeconds,
    audioSeconds: () => context.currentTime - heardLate(),
    phrases: {
      seconds: phraseSeconds,
      at: (index) => (index <= moves ? writePhrase(style, index, moves) : null),
    },
    play: (note, at) => {
      if (wantedLoudness() > 0) voices[note.lane](band, note, Math.max(at, context.currentTime));
    },
  });
  const isPlaying = () => timer !== undefined;
  const fadeTo = (loudness: number, seconds: number) => {
    master.gain.cancelScheduledValues(context.currentTime);
    master.gain.setTargetAtTime(loudness, context.currentTime, seconds / 3);
  };
  const stopListening = subscribeToAudioSettings(() => isPlaying() && fadeTo(wantedLoudness(), 0.1));
  const pause = () => {
    clearInterval(timer);
    timer = undefined;
    fadeTo(0, 0.08);
  };
  return {
    play() {
      if (isPlaying() || context.state === 'closed') return;
      void context.resume();
      fadeTo(wantedLoudness(), 0.02);
      sequencer.resume();
      sequencer.tick();
      timer = setInterval(sequencer.tick, tickMs);
    },
    pause,
    close() {
      if (context.state === 'closed') return;
      pause();
      stopListening();
      void context.close();
    },
  };
}
