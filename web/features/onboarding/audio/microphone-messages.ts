/** Whether to report speech, or only learn how loud the room is. */
export type MicrophoneCommand = 'open' | 'close';

export type MicrophoneEvent =
  | { type: 'start' }
  /** 4096 samples at 24 kHz. */
  | { type: 'chunk'; pcm: Int16Array }
  | { type: 'end' }
  /** Root mean square of the last 85 ms, 0 to 1. */
  | { type: 'level'; rms: number };
