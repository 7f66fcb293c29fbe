import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patient } from '../../infra/local/gateway/admission';
import { startLocalCloud, type LocalCloud, type LocalCloudOptions } from '../../infra/local/local-cloud';
import { useAiEnvironment } from './fake-openai-environment';

/** Failures are retried soon: nothing here needs time to recover. */
const backoffMs = 20;

export interface TestCloud extends LocalCloud {
  dataFolder: string;
}

/** A local cloud in its own temporary folder, without client and demo people. */
export async function startTestCloud(options: Partial<LocalCloudOptions> = {}): Promise<TestCloud> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'vita-test-')));
  const defaults = { port: 0, webRoot: null, quiet: true, admission: patient, patience: 6, backoffMs };
  const cloud = await startLocalCloud({ ...defaults, ...options, dataFolder });
  return {
    ...cloud,
    dataFolder,
    stop: async () => {
      await cloud.stop();
      if (!options.dataFolder) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

let shared: Promise<TestCloud> | undefined;

/** The cloud that a worker's API suites share, with the built-in coach; it runs until the worker ends. */
export function sharedCloud(): Promise<TestCloud> {
  useAiEnvironment({ AI_MODE: 'rules' });
  return (shared ??= startTestCloud());
}
