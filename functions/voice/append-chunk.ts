import { utteranceRules, voiceAudio, voiceLimits } from '../../shared/sockets/voice-audio';
import { chunkNumber, type VoiceClientFrame } from '../../shared/sockets/voice-frames';
import { endUtterance } from './end-utterance';
import { hasEnded, isSilent, loudnessOf, recentChunks } from './loudness';
import { openSession } from './open-session';
import { tellError, type Caller, type VoiceDeps } from './voice-deps';

type Append = Extract<VoiceClientFrame, { type: 'input_audio_buffer.append' }>;

/** Chunks that may arrive together after the network stalled. */
const burst = 20;
const longestChunks = Math.floor(
  (utteranceRules.longestMs / 1000) * (voiceAudio.sampleRateHz / voiceAudio.chunkSamples),
);
/** How often, in chunks, the length of an utterance is checked. */
const lengthLookedAt = 8;

/** Checked without reading anything: chunk numbers may not run ahead of ten a second since the connection opened. */
function isTooEarly(n: number, { connectedAt }: Caller, now: number): boolean {
  return n > burst + ((now - connectedAt) / 1000) * voiceLimits.appendsPerSecond;
}

const isAudio = (pcm: Buffer) =>
  pcm.length > 0 && pcm.length % voiceAudio.bytesPerSample === 0 && pcm.length <= voiceLimits.chunkBytes;

/** Stores a chunk in one write; the first one of a connection starts its session. */
export async function appendChunk(
  deps: VoiceDeps,
  caller: Caller,
  { audio, event_id }: Append,
): Promise<void> {
  const pcm = Buffer.from(audio, 'base64');
  if (!isAudio(pcm)) return void (await tellError(deps, caller, 'invalid_frame'));
  const n = event_id ? chunkNumber(event_id) : await deps.chunks.nextNumber(caller);
  if (isTooEarly(n, caller, deps.storage.clock.now().getTime()))
    return void (await tellError(deps, caller, 'invalid_frame'));
  const loudness = loudnessOf(pcm);
  await deps.chunks.add(caller, { n, pcm, loudness });
  if (n === 0) await openSession(deps, caller);
  await lookForEnd(deps, caller, n, loudness);
}

/** For clients that never commit: silence after speech ends an utterance, and so does its maximum length. */
async function lookForEnd(deps: VoiceDeps, caller: Caller, n: number, loudness: number[]): Promise<void> {
  if (isSilent(loudness) && hasEnded(await deps.chunks.readLoudness(caller, n, recentChunks)))
    return endUtterance(deps, caller, { last: n, committed: false });
  if (n >= longestChunks && n % lengthLookedAt === 0)
    await endUtterance(deps, caller, { last: n, committed: false, longerThan: longestChunks });
}
