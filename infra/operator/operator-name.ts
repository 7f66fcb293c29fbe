import * as z from 'zod';

const nameSchema = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .@_-]{0,59}$/u);

/** Who acts, for the audit log: in a deployed environment they say it, on this machine it may be who is signed in. */
export function operatorName({ env, by }: { env?: string | undefined; by?: string | undefined }): string {
  if (env !== undefined && by === undefined)
    throw new Error('--by <your name> is needed with --env: it goes into the audit log.');
  const { success, data } = nameSchema.safeParse(by ?? process.env['USER'] ?? 'operator');
  if (!success) throw new Error('--by takes a name of up to 60 letters.');
  return data;
}
