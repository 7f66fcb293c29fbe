import * as z from 'zod';

const runtimeConfigSchema = z.object({
  stage: z.string(),
  version: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Null when the pool is AWS's own. */
  userPoolEndpoint: z.string().nullable(),
});
export type RuntimeConfig = z.output<typeof runtimeConfigSchema>;

let loaded: Promise<RuntimeConfig> | null = null;

async function load(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return runtimeConfigSchema.parse(await response.json());
}

/** The configuration deployed with the client; read once, and again after a failure. */
export function readRuntimeConfig(): Promise<RuntimeConfig> {
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}
