import { voiceAudio } from '../../../../shared/sockets/voice-audio';
import { readAudioSettings, subscribeToAudioSettings } from '../../../lib/audio/audio-settings';
import { decodePcm, fromPcm16 } from './pcm';
import { createPlaybackQueue } from './playback-queue';

export interface Player {
  /** Plays a piece of base64 PCM after those before it. */
  play(audio: string): void;
  /** Calls back once, when everything queued so far has played and faded. */
  whenOver(run: () => void): void;
  /** Cuts off playback and drops callbacks waiting for its end. */
  stop(): void;
  release(): void;
}

const gainNow = () => {
  const { coachVoice, volume } = readAudioSettings();
  return coachVoice ? volume / 100 : 0;
};

/** Plays the coach's voice as it arrives. Must be created in a click, or the browser keeps it silent. */
export function createPlayer(): Player {
  const context = new AudioContext({ sampleRate: voiceAudio.sampleRateHz });
  const gain = context.createGain();
  gain.gain.value = gainNow();
  gain.connect(context.destination);
  const unsubscribe = subscribeToAudioSettings(() => (gain.gain.value = gainNow()));
  const queue = createPlaybackQueue();
  const sounding = new Set<AudioBufferSourceNode>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    sounding.forEach((source) => source.stop());
    sounding.clear();
    queue.clear();
  }

  return {
    play(audio) {
      const samples = fromPcm16(decodePcm(audio));
      if (samples.length === 0) return;
      void context.resume();
      const buffer = context.createBuffer(1, samples.length, voiceAudio.sampleRateHz);
      buffer.copyToChannel(samples, 0);
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(gain);
      source.addEventListener('ended', () => sounding.delete(source));
      sounding.add(source);
      source.start(queue.add(context.currentTime, buffer.duration));
    },
    whenOver(run) {
      clearTimeout(timer);
      timer = setTimeout(run, queue.remainingMs(context.currentTime));
    },
    stop,
    release() {
      unsubscribe();
      stop();
      if (context.state !== 'closed') void context.close();
    },
  };
}
