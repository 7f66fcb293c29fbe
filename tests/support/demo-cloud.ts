import { resolve } from 'node:path';
import { seed } from '../../infra/local/seed/seed';
import { startTestCloud } from './cloud';

export interface DemoCloud {
  origin: string;
  stop(): Promise<void>;
}

/** The product with its demo people: the one that runs at `origin`, or one of its own that serves `site`. */
export async function openDemo({
  origin,
  site,
}: {
  origin?: string | undefined;
  site: string;
}): Promise<DemoCloud> {
  if (origin) return { origin, stop: async () => undefined };
  return startTestCloud({ webRoot: resolve(site), seed });
}
