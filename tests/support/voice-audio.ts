import { voiceAudio } from '../../shared/sockets/voice-audio';
import { chunkId, type VoiceClientFrame } from '../../shared/sockets/voice-frames';

const { chunkSamples, sampleRateHz } = voiceAudio;

/** How many chunks cover at least this many milliseconds. */
export const chunksIn = (milliseconds: number): number =>
  Math.ceil((milliseconds / 1000) * (sampleRateHz / chunkSamples));

/** One chunk of a tone as loud as speech, or of silence; `mark` makes chunks differ. */
export function chunk(kind: 'speech' | 'silence', mark = 0): Buffer {
  const pcm = Buffer.alloc(chunkSamples * voiceAudio.bytesPerSample);
  for (let sample = 0; sample < chunkSamples; sample += 1) {
    const value = kind === 'speech' ? Math.sin(sample / 8) * (6_000 + mark) : 0;
    pcm.writeInt16LE(Math.round(value), sample * 2);
  }
  return pcm;
}

/** The frame that sends a chunk as number n, or without a number. */
export function appendOf(pcm: Buffer, n?: number): VoiceClientFrame {
  const audio = pcm.toString('base64');
  return { type: 'input_audio_buffer.append', audio, ...(n !== undefined && { event_id: chunkId(n) }) };
}

export const commitOf = (n: number): VoiceClientFrame => ({
  type: 'input_audio_buffer.commit',
  last: chunkId(n),
});
