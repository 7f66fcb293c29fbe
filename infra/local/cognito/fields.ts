import * as z from 'zod';

export const username = z.string().min(1).max(128);
export const password = z
  .string()
  .max(256)
  .regex(/^[\S]+.*[\S]+$/);
export const code = z.string().max(2048).regex(/^\S+$/);
export const clientMetadata = z.record(z.string(), z.string()).default({});

/** A list of names and values on the wire, a record inside. */
export const attributeList = z
  .array(z.object({ Name: z.string().min(1).max(32), Value: z.string().max(2048).default('') }))
  .transform((list): Record<string, string> =>
    Object.fromEntries(list.map(({ Name, Value }) => [Name, Value])),
  );
