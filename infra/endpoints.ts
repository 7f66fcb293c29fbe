import * as z from 'zod';

/**
 * Addresses of another cloud than AWS, as an emulator has them. `{pool}` stands for the id of the user pool, `{api}` and
 * `{stage}` for those of the socket API, which are known only at deployment.
 */
const endpointsSchema = z
  .strictObject({
    /** What tokens say who issued them. */
    issuer: z.string(),
    /** Where the keys of tokens are, if not below the issuer. */
    keys: z.string(),
    /** Where browsers sign in. */
    userPool: z.string(),
    /** What browsers open (ws or wss), and where functions post to open sockets. */
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

/** Puts ids where an address has their names. */
export function filled(address: string, ids: Record<string, string>): string {
  return Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(`{${name}}`, id), address);
}

/** Scheme, host and port, as a content security policy names them. */
export const originOf = (address: string) => /^\w+:\/\/[^/]+/.exec(address)?.[0] ?? address;
