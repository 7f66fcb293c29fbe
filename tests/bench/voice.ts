import { setTimeout as pause } from 'node:timers/promises';
import { utteranceRules, voiceAudio, voiceLimits } from '../../shared/sockets/voice-audio';
import { currentClock } from '../support/clock';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { certificatePath, realtime, startFakeRealtime } from '../support/fake-realtime/fake-realtime';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openVoiceSocket, type VoiceSocket } from '../support/socket';
import { spawnCloud } from '../support/spawned-cloud';
import { appendOf, chunk, chunksIn, commitOf } from '../support/voice-audio';
import { milliseconds, percentile } from './statistics';

const chunkMs = (voiceAudio.chunkSamples / voiceAudio.sampleRateHz) * 1000;
const turnsPerSession = voiceLimits.turns - 2;
const people = 10;
const apartMs = 370;

interface Round {
  /** From the last sound to the first audio of the reply. */
  waitMs: number;
  frameBytes: number;
}

/** Speaks in real time, stays silent for the window, and commits, as the page does. */
async function converse(socket: VoiceSocket, from: number): Promise<Round & { next: number }> {
  const speech = chunksIn(500);
  for (let n = from; n < from + speech; n += 1) {
    socket.send(appendOf(chunk('speech'), n));
    await pause(chunkMs);
  }
  const silent = performance.now();
  const silence = Math.floor(utteranceRules.silenceMs / chunkMs);
  for (let n = 0; n < silence; n += 1) {
    await pause(chunkMs);
    socket.send(appendOf(chunk('silence'), from + speech + n));
  }
  await pause(Math.max(0, silent + utteranceRules.silenceMs - performance.now()));
  socket.send(commitOf(from + speech + silence - 1));
  const first = await socket.next('response.audio.delta');
  const waitMs = performance.now() - silent;
  await socket.reply();
  return { waitMs, frameBytes: JSON.stringify(first).length, next: from + speech + silence };
}

async function session(user: TestUser, rounds: number): Promise<Round[]> {
  const socket = await openVoiceSocket(user);
  socket.send({ type: 'ping' });
  await socket.reply();
  socket.frames.splice(0);
  const all: Round[] = [];
  let from = 0;
  for (let n = 0; n < rounds; n += 1) {
    const { next, ...round } = await converse(socket, from);
    from = next;
    all.push(round);
  }
  await socket.close();
  return all;
}

/** Everyone starts slightly after the one before, as people do. */
async function sessionsTogether(origin: string, rounds: number): Promise<Round[]> {
  const users = [];
  for (let n = 0; n < people; n += 1) users.push(await signUpUser(origin));
  const all = users.map(async (user, n) => {
    await pause(n * apartMs);
    return session(user, rounds);
  });
  return (await Promise.all(all)).flat();
}

function waitsOf(rounds: readonly Round[]): string {
  const waits = rounds.map(({ waitMs }) => waitMs);
  return `p50 ${milliseconds(percentile(waits, 0.5))}, p95 ${milliseconds(percentile(waits, 0.95))}`;
}

/** How long someone waits after their last word, with a model that responds instantly. */
export async function benchVoice(short: boolean): Promise<string[]> {
  const model = await startFakeRealtime();
  const rounds = short ? 1 : turnsPerSession;
  const roundsOfEach = short ? 1 : 6;
  const heard = rounds + people * roundsOfEach;
  model.willHear(...Array.from({ length: heard }, () => realtime.hears({ heard: 'hm' })));
  useAiEnvironment({ OPENAI_API_KEY: 'none', OPENAI_REALTIME_URL: model.url });
  process.env.NODE_EXTRA_CA_CERTS = certificatePath;
  const cloud = await spawnCloud({ from: new Date(currentClock().now()).toISOString() });
  try {
    const all = await session(await signUpUser(cloud.origin), rounds);
    const together = await sessionsTogether(cloud.origin, roundsOfEach);
    const largest = Math.max(...[...all, ...together].map(({ frameBytes }) => frameBytes));
    return [
      `end of speech to the first audio, ${rounds} turns in real time: ${waitsOf(all)} (goal ≤ 760 ms, of which 700 are the silence)`,
      `the same of ${people} people at once, ${together.length} turns in real time: ${waitsOf(together)}`,
      `largest frame ${(largest / 1024).toFixed(1)} kB (limit ${voiceLimits.frameBytes / 1024} kB)`,
    ];
  } finally {
    delete process.env.NODE_EXTRA_CA_CERTS;
    await cloud.stop();
    await model.stop();
  }
}
