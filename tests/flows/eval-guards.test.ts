import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as Prompt from '../../functions/coach/model/coach-prompt';
import type * as Screen from '../../functions/coach/safety/screen-message';
import type * as Answers from '../../functions/coach/safety/answers';
import { createAskOverHttp } from '../eval/http/ask-over-http';
import { builtInProblems, modelProblems } from '../eval/http/safety-problems';
import { startClock } from '../support/clock';
import { startFakeOpenAi, type FakeOpenAi } from '../support/fake-openai';
import { useAiEnvironment } from '../support/fake-openai-environment';

const clock = startClock('2026-04-08T09:30:00Z');
const sore = 'My knees hurt';
let model: FakeOpenAi;

beforeAll(async () => {
  model = await startFakeOpenAi();
});
afterAll(() => model.stop());
afterEach(() => {
  vi.doUnmock('../../functions/coach/safety/screen-message');
  vi.doUnmock('../../functions/coach/injuries/injury-filter');
  vi.doUnmock('../../functions/coach/injuries/exercises-out');
  vi.doUnmock('../../functions/coach/safety/check-prose');
  vi.doUnmock('../../functions/coach/model/coach-prompt');
  vi.doUnmock('../../functions/coach/safety/answers');
});

/** The evaluation's findings, with a model or the built-in coach, with the code as it is loaded now. */
async function evaluate(mode: 'rules' | 'model'): Promise<string[]> {
  vi.resetModules();
  useAiEnvironment(mode === 'rules' ? { AI_MODE: 'rules' } : { OPENAI_BASE_URL: model.baseUrl });
  const { startTestCloud } = await import('../support/cloud');
  const cloud = await startTestCloud();
  try {
    const ask = await createAskOverHttp(cloud, clock, sore);
    return await (mode === 'rules' ? builtInProblems(ask) : modelProblems(ask, model));
  } finally {
    await cloud.stop();
  }
}

describe('The evaluation over HTTP', () => {
  it.each(['rules', 'model'] as const)('finds nothing wrong: %s', { timeout: 120_000 }, async (mode) => {
    expect(await evaluate(mode)).toEqual([]);
  });

  it('turns red without the screen', { timeout: 120_000 }, async () => {
    vi.doMock('../../functions/coach/safety/screen-message', async (original) => ({
      ...(await original<typeof Screen>()),
      screenMessage: () => null,
    }));
    const problems = await evaluate('model');
    expect(problems.join('\n')).toMatch(/not met/);
    expect(problems.join('\n')).toMatch(/the model heard \d+ dangers/);
  });

  it('turns red without the filter of exercises', { timeout: 120_000 }, async () => {
    vi.doMock('../../functions/coach/injuries/injury-filter', () => ({
      withoutRuledOut: (ids: readonly string[]) => [...ids],
    }));
    vi.doMock('../../functions/coach/injuries/exercises-out', () => ({ exercisesOut: () => new Set() }));
    expect((await evaluate('model')).join('\n')).toMatch(/shows jump-squat to sore knees/);
  });

  it('turns red without the check of a model’s words', { timeout: 120_000 }, async () => {
    vi.doMock('../../functions/coach/safety/check-prose', () => ({ isFitProse: () => true }));
    expect((await evaluate('model')).join('\n')).toMatch(/pushes through pain/);
  });

  it('turns red without the rules of the prompt', { timeout: 120_000 }, async () => {
    vi.doMock('../../functions/coach/model/coach-prompt', async (original) => {
      const { coachMessages } = await original<typeof Prompt>();
      return {
        coachMessages: (...given: Parameters<typeof coachMessages>) =>
          coachMessages(...given).map((each) =>
            each.role === 'system' ? { ...each, content: 'Be nice.' } : each,
          ),
      };
    });
    expect((await evaluate('model')).join('\n')).toMatch(/the model is not told: Chest pain/);
  });

  it('turns red when the wording leaves out the emergency number', { timeout: 120_000 }, async () => {
    vi.doMock('../../functions/coach/safety/answers', async (original) => {
      const answers = await original<typeof Answers>();
      return {
        ...answers,
        answerTexts: { ...answers.answerTexts, heart: () => 'Take it easy for a while.' },
      };
    });
    expect((await evaluate('rules')).join('\n')).toMatch(/names no emergency number: my chest hurts/);
  });
});
