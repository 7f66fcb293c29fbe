import * as z from 'zod';
import { healthContract } from '../../shared/contracts/health';
import { pointsContract } from '../../shared/contracts/points';

/** What a browser learns from a site's config.json before it signs in. */
const configSchema = z.object({
  region: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string().nullable(),
});
export type SiteConfig = z.output<typeof configSchema>;

interface Deps {
  fetch: (url: string, request: RequestInit) => Promise<Response>;
  /** The access token of the probe's own account. */
  signIn: (config: SiteConfig) => Promise<string>;
  now: () => number;
}

const patienceMs = 10_000;

/**
 * Does what a person does first: opens the page, signs in, and reads what is their own. Returns the milliseconds of
 * each step, or throws naming the one that failed.
 */
export async function probe(origin: string, { fetch, signIn, now }: Deps): Promise<Record<string, number>> {
  const milliseconds: Record<string, number> = {};
  async function step<T>(name: string, take: () => Promise<T>): Promise<T> {
    const startedAt = now();
    try {
      return await take();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${name}: ${reason}`, { cause: error });
    } finally {
      milliseconds[name] = Math.round(now() - startedAt);
    }
  }
  async function read(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(`${origin}${path}`, { headers, signal: AbortSignal.timeout(patienceMs) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response;
  }

  await step('page', async () => {
    const page = await read('/');
    if (!(await page.text()).includes('id="root"')) throw new Error('this is not the app');
  });
  const config = await step('config', async () =>
    configSchema.parse(await (await read('/config.json')).json()),
  );
  await step('health', async () => {
    healthContract.readHealth.response.parse(await (await read('/api/health')).json());
  });
  const token = await step('sign-in', () => signIn(config));
  await step('points', async () => {
    const answer = await read('/api/points', { authorization: `Bearer ${token}` });
    pointsContract.readPoints.response.parse(await answer.json());
  });
  return milliseconds;
}
