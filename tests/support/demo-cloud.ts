import { resolve } from 'node:path';

export interface DemoCloud {
  origin: string;
  stop(): Promise<void>;
}

/** The product with its demo people: the one running at `origin`, or one of its own that serves `site`. */
export async function openDemo({
  origin,
  site,
}: {
  origin?: string | undefined;
  site: string;
}): Promise<DemoCloud> {
  if (origin) return { origin, stop: async () => undefined };
  const { seed } = await import('../../infra/local/seed/seed');
  const { startTestCloud } = await import('./cloud');
  return startTestCloud({ webRoot: resolve(site), seed });
}
