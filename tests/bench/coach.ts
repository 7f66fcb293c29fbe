import { setTimeout as pause } from 'node:timers/promises';
import { ulid } from 'ulid';
import { coachFacts } from '../../functions/coach/reply/coach-facts.fixture';
import { coachContract } from '../../shared/contracts/coach';
import { rulesAnswer } from '../eval/rules-answer';
import { suites } from '../eval/suites';
import { answers, startFakeOpenAi, type FakeAnswer } from '../support/fake-openai';
import { currentClock } from '../support/clock';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';
import { spawnCloud } from '../support/spawned-cloud';
import { milliseconds, percentile } from './statistics';

const unlimited = { AI_CHATS_PER_MINUTE: '100000', AI_DAILY_CHATS: '100000', AI_DAILY_TOKENS: '1000000000' };
const questions = [
  'What should I train today?',
  'How do I do a squat?',
  '20 minutes, no jumping, my knee is sore',
  'How many points to the next tier?',
  'I have no motivation today',
  'What should I eat after training?',
];

interface Timing {
  wholeMs: number;
  modelMs: number;
}

/** Messages one after another, each with its total time and the model's share. */
async function converse(user: TestUser, rounds: number, modelMs: () => number): Promise<Timing[]> {
  const timings: Timing[] = [];
  const warmUp = rounds === 1 ? 0 : 20;
  for (let n = 0; n < warmUp + rounds; n += 1) {
    const body = { id: ulid(currentClock().now()), message: questions[n % questions.length] ?? 'Hello' };
    const began = performance.now();
    await user.call(coachContract.sendMessage, { body });
    if (n >= warmUp) timings.push({ wholeMs: performance.now() - began, modelMs: modelMs() });
  }
  return timings;
}

async function inCloud<T>(
  variables: Record<string, string>,
  run: (user: TestUser) => Promise<T>,
): Promise<T> {
  useAiEnvironment({ ...unlimited, ...variables });
  const cloud = await spawnCloud({ from: new Date(currentClock().now()).toISOString() });
  try {
    return await run(await signUpUser(cloud.origin));
  } finally {
    await cloud.stop();
  }
}

const summary = (values: number[]) =>
  `p50 ${milliseconds(percentile(values, 0.5))}, p95 ${milliseconds(percentile(values, 0.95))}`;

/** The beginning of an answer, one word every 10 ms. */
function spoken(): (string | Promise<unknown>)[] {
  const words = 'Start with squats and breathe out. '.repeat(8).match(/\S+ /g) ?? [];
  return ['{"reply":"', ...words.flatMap((word, index) => [word, pause(10 * (index + 1))])];
}

/** The cost of an answer on top of the model's, with an open socket that gets the text as it is written. */
async function overhead(rounds: number): Promise<number[]> {
  const model = await startFakeOpenAi();
  let modelMs = 0;
  const answer: FakeAnswer = async (response, request) => {
    const began = performance.now();
    await answers.pieces([...spoken(), '","exercises":["squat"],"workout":null}'])(response, request);
    modelMs = performance.now() - began;
  };
  model.will(answer);
  try {
    return await inCloud({ OPENAI_BASE_URL: model.baseUrl }, async (user) => {
      const socket = await openTestSocket(user);
      const timings = await converse(user, rounds, () => modelMs);
      await socket.close();
      return timings.map(({ wholeMs, modelMs: ofModel }) => wholeMs - ofModel);
    });
  } finally {
    await model.stop();
  }
}

/** Only the built-in coach, asked every message of the evaluation and the longest one full of typos. */
async function withoutServer(rounds: number): Promise<number[]> {
  const messages = suites.flatMap(({ cases }) => cases.map(({ message }) => message));
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const message of [...messages, 'sqaut plnak '.repeat(166)]) {
      const began = performance.now();
      await rulesAnswer(coachFacts(), message, []);
      if (round > 0) times.push(performance.now() - began);
    }
  }
  return times;
}

/** The time of a message on top of the model's, and of the built-in coach's answer, over HTTP. */
export async function benchCoach(short: boolean): Promise<string[]> {
  const rounds = short ? 1 : 100;
  const beside = await overhead(rounds);
  const rules = await inCloud({ AI_MODE: 'rules' }, (user) => converse(user, rounds, () => 0));
  const direct = await withoutServer(short ? 1 : 5);
  return [
    `built-in coach without a server, ${direct.length} messages, one as long as may be: ${summary(direct)} (goal p95 ≤ 30 ms)`,
    `beside the model, ${rounds} streamed answers: ${summary(beside)} (goal p95 ≤ 60 ms)`,
    `built-in coach, ${rounds} answers: ${summary(rules.map(({ wholeMs }) => wholeMs))} (goal p95 ≤ 30 ms)`,
  ];
}
