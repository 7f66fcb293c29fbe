import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import type { Usage } from '../../functions/platform/running';
import { startClock } from '../support/clock';
import { startTestCloud } from '../support/cloud';
import { answers, startFakeOpenAi } from '../support/fake-openai';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { dinner } from '../support/photo-answers';
import { walk } from './journey';
import { recordUsage } from './record-usage';
import { setScene } from './scene';

/** A Wednesday. */
const from = '2026-04-08T09:30:00Z';
const scheduled = Object.entries<FunctionSpec>(manifest.functions).flatMap(([name, { schedule }]) =>
  schedule ? [name] : [],
);

/**
 * What each endpoint, consumer, and scheduled run costs at most for a member who has everything, by name, according to
 * the product's own log.
 */
export async function measureUsage(): Promise<Map<string, Usage>> {
  const clock = startClock(from);
  const model = await startFakeOpenAi();
  useAiEnvironment({ OPENAI_BASE_URL: model.baseUrl, AI_VISION_MODEL: 'eyes' });
  const { POWERTOOLS_LOG_LEVEL: level } = process.env;
  process.env.POWERTOOLS_LOG_LEVEL = 'INFO';
  const recorded = recordUsage();
  const cloud = await startTestCloud({ quiet: false });
  try {
    const scene = await setScene(cloud, clock);
    recorded.clear();
    model.will(dinner, answers.ok({ reply: 'Try these two.', exercises: ['squat', 'plank'] }));
    await walk(scene);
    // What still runs would be counted, or refused, beside the scheduled runs.
    await cloud.idle();
    for (const name of scheduled) await cloud.fireSchedule(name);
    await cloud.idle();
    return recorded.used;
  } finally {
    recorded.end();
    await cloud.stop();
    await model.stop();
    if (level === undefined) delete process.env.POWERTOOLS_LOG_LEVEL;
    else process.env.POWERTOOLS_LOG_LEVEL = level;
  }
}
