import * as z from 'zod';

/**
 * Addresses of a cloud other than AWS, such as an emulator. `{pool}` stands for the user pool's ID, `{api}` and
 * `{stage}` for the socket API's, which are only known at deployment.
 */
const endpointsSchema = z
  .strictObject({
    /** The issuer in tokens. */
    issuer: z.string(),
    /** Where token keys are, if not below the issuer. */
    keys: z.string(),
    /** Where browsers sign in. */
    userPool: z.string(),
    /** The address browsers open (ws or wss), and the one where functions post to open sockets. */
    socket: z.string(),
    socketPosts: z.string(),
  })
  .partial();

export type Endpoints = z.output<typeof endpointsSchema>;

/** Reads `-c endpoints='{"issuer":"http://localhost:4566/{pool}"}'`; throws naming what is wrong. */
export function readEndpoints(context: unknown): Endpoints | undefined {
  if (context === undefined) return undefined;
  const parsed = endpointsSchema.safeParse(typeof context === 'string' ? asJson(context) : context);
  if (parsed.success) return parsed.data;
  throw new Error(`-c endpoints: ${parsed.error.issues.map(({ message }) => message).join(', ')}.`);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('-c endpoints is no JSON.');
  }
}

/** Replaces placeholders in an address with IDs. */
export function filled(address: string, ids: Record<string, string>): string {
  return Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(`{${name}}`, id), address);
}

/** Scheme, host, and port, in the format of a content security policy. */
export const originOf = (address: string) => /^\w+:\/\/[^/]+/.exec(address)?.[0] ?? address;
