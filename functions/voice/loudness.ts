import { utteranceRules, voiceAudio } from '../../shared/sockets/voice-audio';

const frameSamples = 512;
const frameMs = (frameSamples / voiceAudio.sampleRateHz) * 1000;
/** Root mean square of a sample, out of 32,768: quieter frames are silence. */
const voicedFrom = 500;

const framesIn = (milliseconds: number) => Math.ceil(milliseconds / frameMs);
const silentFrames = framesIn(utteranceRules.silenceMs);
const speechFrames = framesIn(utteranceRules.speechMs);

/** How many chunks show whether speech has just ended: the silence after it, and as much before. */
export const recentChunks = 8;

/** Root mean square of each 512 samples of 16-bit PCM, in whole numbers. */
export function loudnessOf(pcm: Buffer): number[] {
  const bytes = frameSamples * voiceAudio.bytesPerSample;
  return Array.from({ length: Math.ceil(pcm.length / bytes) }, (_, frame) => {
    const samples = pcm.subarray(frame * bytes, (frame + 1) * bytes);
    let sum = 0;
    for (let at = 0; at + 1 < samples.length; at += 2) sum += samples.readInt16LE(at) ** 2;
    return Math.round(Math.sqrt(sum / (samples.length / 2)));
  });
}

const isVoiced = (loudness: number) => loudness >= voicedFrom;

/** Whether there is enough sound for speech. */
export const holdsSpeech = (frames: readonly number[]): boolean =>
  frames.filter(isVoiced).length >= speechFrames;

export const isSilent = (frames: readonly number[]): boolean => !frames.some(isVoiced);

/** Whether speech has ended in the newest frames: enough speech, then enough silence. */
export function hasEnded(frames: readonly number[]): boolean {
  return isSilent(frames.slice(-silentFrames)) && holdsSpeech(frames.slice(0, -silentFrames));
}
