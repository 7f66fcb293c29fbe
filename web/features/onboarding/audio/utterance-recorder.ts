import { voiceAudio } from '../../../../shared/sockets/voice-audio';
import { toPcm16 } from './pcm';
import { createVoiceDetector } from './voice-detector';

/** Whole pieces kept from before speech was certain: its first 300 ms, and a breath. */
const keptChunks = 3;

const { chunkSamples } = voiceAudio;

interface RecorderListener {
  onStart(): void;
  onChunk(pcm: Int16Array<ArrayBuffer>): void;
  onEnd(): void;
}

/**
 * Cuts the microphone's sound into utterances of 4096-sample pieces. Silence produces nothing; an utterance's last
 * piece is padded with silence.
 */
export function createUtteranceRecorder(listener: RecorderListener) {
  const detector = createVoiceDetector();
  const samples = new Float32Array(chunkSamples);
  let filled = 0;
  let before: Int16Array<ArrayBuffer>[] = [];
  let isOpen = false;
  let speaking = false;

  function passOn(): void {
    const pcm = toPcm16(samples);
    filled = 0;
    if (speaking) listener.onChunk(pcm);
    else before = [...before, pcm].slice(-keptChunks);
  }

  function begin(): void {
    speaking = true;
    listener.onStart();
    before.forEach((pcm) => listener.onChunk(pcm));
    before = [];
  }

  function end(): void {
    if (filled > 0) {
      samples.fill(0, filled);
      passOn();
    }
    speaking = false;
    listener.onEnd();
  }

  return {
    open(): void {
      detector.open();
      isOpen = true;
    },
    /** Stops taking part; an utterance in progress ends here. */
    close(): void {
      if (detector.close()) end();
      isOpen = false;
      before = [];
      filled = 0;
    },
    hear(piece: Float32Array): void {
      const events = detector.hear(piece);
      if (!isOpen) return;
      if (events.includes('start')) begin();
      for (const sample of piece) {
        samples[filled] = sample;
        filled += 1;
        if (filled === chunkSamples) passOn();
      }
      if (events.includes('end')) end();
    },
  };
}
