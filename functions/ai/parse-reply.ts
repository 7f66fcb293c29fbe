import type * as z from 'zod';

/** What stands between the first brace and the last one: fences and words around it are dropped. */
const objectIn = (content: string) => content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1);

/** The answer as the schema wants it, or null when there is none in the text. */
export function parseReply<Reply>(content: string, schema: z.ZodType<Reply>): Reply | null {
  try {
    return schema.parse(JSON.parse(objectIn(content)));
  } catch {
    return null;
  }
}
