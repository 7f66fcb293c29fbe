import { voiceAudio } from '../../../../shared/sockets/voice-audio';
import { createResampler } from './resampler';
import { createUtteranceRecorder } from './utterance-recorder';
import type { MicrophoneCommand, MicrophoneEvent } from './microphone-messages';

/** The AudioWorklet globals, which TypeScript's library lacks. */
declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Samples between two level reports, 85 ms. */
const levelSamples = 2048;

class MicrophoneProcessor extends AudioWorkletProcessor {
  private readonly resample = createResampler(Math.round(sampleRate), voiceAudio.sampleRateHz);
  private readonly recorder = createUtteranceRecorder({
    onStart: () => this.tell({ type: 'start' }),
    onChunk: (pcm) => this.tell({ type: 'chunk', pcm }),
    onEnd: () => this.tell({ type: 'end' }),
  });
  private power = 0;
  private counted = 0;

  constructor() {
    super();
    this.port.addEventListener('message', ({ data }: MessageEvent<MicrophoneCommand>) =>
      this.recorder[data](),
    );
    this.port.start();
  }

  private tell(event: MicrophoneEvent): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    this.port.postMessage(event);
  }

  private measure(samples: Float32Array): void {
    for (const sample of samples) this.power += sample * sample;
    this.counted += samples.length;
    if (this.counted < levelSamples) return;
    this.tell({ type: 'level', rms: Math.sqrt(this.power / this.counted) });
    this.power = this.counted = 0;
  }

  /** Called by the browser with 128 samples at a time. */
  process([input]: Float32Array[][]): boolean {
    const channel = input?.[0];
    if (!channel) return true;
    const samples = this.resample(channel);
    this.measure(samples);
    this.recorder.hear(samples);
    return true;
  }
}

registerProcessor('microphone', MicrophoneProcessor);
