import type { DanceStyleId } from '../../../../shared/domain/dance/choices';
import { readAudioSettings, subscribeToAudioSettings } from '../../../lib/audio/audio-settings';
import { musicOf, phraseSeconds, tempoOf, writePhrase } from './score';
import { createSequencer } from './sequencer';
import { createNoise, voices, type Band } from './voices';

export interface DanceMusic {
  /** The dance goes on: the music with it, at the same place. */
  play: () => void;
  pause: () => void;
  /** Lets go of the sound card. */
  close: () => void;
}

interface MusicOptions {
  style: DanceStyleId;
  moves: number;
  /** Seconds danced so far; they stand still in a pause. */
  danceSeconds: () => number;
}

const tickMs = 50;
/** Headroom: drums, bass and chords at once stay below what the sound card takes. */
const fullLoudness = 0.7;
/** A far loudspeaker is heard late; longer than this is a mistake of the browser. */
const longestLatencySeconds = 0.3;

const wantedLoudness = () => {
  const { music, volume } = readAudioSettings();
  return music ? (volume / 100) * fullLoudness : 0;
};

/** Where everything goes through: the loudness of the settings, and what holds back peaks. */
function createBand(context: AudioContext, style: DanceStyleId): { band: Band; master: GainNode } {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -10;
  limiter.ratio.value = 8;
  const master = context.createGain();
  master.gain.value = 0;
  master.connect(limiter).connect(context.destination);
  const pump = context.createGain();
  pump.connect(master);
  const echo = context.createDelay(1);
  echo.delayTime.value = 45 / tempoOf(style);
  const again = context.createGain();
  again.gain.value = 0.32;
  echo.connect(again).connect(echo);
  again.connect(master);
  const { voices: sounds } = musicOf(style);
  return { band: { context, out: master, echo, pump, noise: createNoise(context), voices: sounds }, master };
}

/** The music of a dance, made as it plays. Call it in answer to a tap, or the browser keeps it silent. */
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
