import { utteranceRules, voiceAudio } from '../../../../shared/sockets/voice-audio';

/** Samples judged together, 21 ms. */
const frameSamples = 512;
const frameMs = (frameSamples / voiceAudio.sampleRateHz) * 1000;
const { speechMs, silenceMs: endMs, longestMs } = utteranceRules;
/** Shorter pauses belong to the start of a word. */
const gapMs = 200;

/** Decibels below full scale. */
const quietRoom = -60;
const faintestVoice = -48;
const aboveFloor = 10;
/** No one speaks this long without a dip between two words, so a level that never dips is the room's. */
const floorFrames = Math.round(3000 / frameMs);
const smoothedFrames = 4;

export type VoiceEvent = 'start' | 'end';

function loudnessOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return 10 * Math.log10(power + 1e-10);
}

/** The room's level without a voice: the lowest of the last three seconds. */
function createFloor() {
  const smoothed = Array.from({ length: floorFrames }, () => quietRoom);
  const recent: number[] = [];
  return (loudness: number): number => {
    recent.push(loudness);
    if (recent.length > smoothedFrames) recent.shift();
    smoothed.push(recent.reduce((sum, each) => sum + each, 0) / recent.length);
    smoothed.shift();
    return Math.min(...smoothed);
  };
}

/**
 * Detects where speech starts (300 ms of voice) and ends (700 ms of silence, or 25 s). Time is counted in samples
 * at 24 kHz. While closed, it only learns the room's level.
 */
export function createVoiceDetector() {
  const floorAfter = createFloor();
  const frame = new Float32Array(frameSamples);
  let filled = 0;
  let isOpen = false;
  let speaking = false;
  let voiceMs = 0;
  let silenceMs = 0;
  let spokenMs = 0;

  function reset(): void {
    speaking = false;
    voiceMs = silenceMs = spokenMs = 0;
  }

  function beforeSpeech(): VoiceEvent | null {
    if (silenceMs >= gapMs) voiceMs = 0;
    if (voiceMs < speechMs) return null;
    speaking = true;
    return 'start';
  }

  function duringSpeech(): VoiceEvent | null {
    spokenMs += frameMs;
    if (silenceMs < endMs && spokenMs < longestMs) return null;
    reset();
    return 'end';
  }

  function judge(): VoiceEvent | null {
    const loudness = loudnessOf(frame);
    const floor = floorAfter(loudness);
    if (!isOpen) return null;
    const isVoice = loudness > Math.max(floor + aboveFloor, faintestVoice);
    voiceMs += isVoice ? frameMs : 0;
    silenceMs = isVoice ? 0 : silenceMs + frameMs;
    return speaking ? duringSpeech() : beforeSpeech();
  }

  return {
    open(): void {
      reset();
      isOpen = true;
    },
    /** Returns whether someone was speaking. */
    close(): boolean {
      const was = speaking;
      reset();
      isOpen = false;
      return was;
    },
    /** What happened during these samples, in order. */
    hear(samples: Float32Array): VoiceEvent[] {
      const events: VoiceEvent[] = [];
      for (const sample of samples) {
        frame[filled] = sample;
        filled += 1;
        if (filled < frameSamples) continue;
        filled = 0;
        const event = judge();
        if (event) events.push(event);
      }
      return events;
    },
  };
}
