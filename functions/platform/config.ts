import * as z from 'zod';

const configSchema = z.object({
  STAGE: z.string().min(1),
  VERSION: z.string().min(1).default('0.0.0'),
  TABLE_PREFIX: z.string().min(1),
  EVENT_BUS_NAME: z.string().min(1),
  SOCKET_ENDPOINT: z.string().min(1),
  SOCKET_URL: z.string().min(1),
  LEADERBOARD_SHARDS: z.coerce.number().int().min(1).max(64),
  ORIGIN_VERIFY_SECRET: z.string().min(8).optional(),
  AUTO_CONFIRM_SIGN_UP: z.enum(['true', 'false']).default('false'),
});

export interface Config {
  stage: string;
  version: string;
  tablePrefix: string;
  eventBusName: string;
  socketEndpoint: string;
  socketUrl: string;
  leaderboardShards: number;
  originVerifySecret: string | undefined;
  autoConfirmSignUp: boolean;
}

/** Reads the environment once; throws naming the variables that are missing or malformed. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = configSchema.safeParse(environment);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.'));
    throw new Error(`configuration is missing or malformed: ${names.join(', ')}`);
  }
  const values = parsed.data;
  return {
    stage: values.STAGE,
    version: values.VERSION,
    tablePrefix: values.TABLE_PREFIX,
    eventBusName: values.EVENT_BUS_NAME,
    socketEndpoint: values.SOCKET_ENDPOINT,
    socketUrl: values.SOCKET_URL,
    leaderboardShards: values.LEADERBOARD_SHARDS,
    originVerifySecret: values.ORIGIN_VERIFY_SECRET,
    autoConfirmSignUp: values.AUTO_CONFIRM_SIGN_UP === 'true',
  };
}
