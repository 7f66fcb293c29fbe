import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

// The processor time of each file, for the report of `npm test`, without processes it starts.
const journal = process.env.TEST_JOURNAL;
const store = globalThis as { processorTimeBefore?: number };

afterAll(() => {
  if (!journal) return;
  const { user, system } = process.cpuUsage();
  const now = (user + system) / 1000;
  const { testPath } = expect.getState();
  const cpuMs = now - (store.processorTimeBefore ?? 0);
  store.processorTimeBefore = now;
  appendFileSync(journal, `${JSON.stringify({ kind: 'cpu', path: testPath, cpuMs })}\n`);
});
