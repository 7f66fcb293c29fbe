import type * as z from 'zod';

/** What a model thinks before it answers is no part of the answer. */
const thoughts = /<(think|thinking|reasoning|analysis)>[^]*?<\/\1>/gi;

/** What stands between the first brace and the last one: fences and words around it are dropped. */
const objectIn = (content: string) => content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1);

/** The answer as the schema wants it, or null when there is none in the text. */
export function parseReply<Reply>(content: string, schema: z.ZodType<Reply>): Reply | null {
  try {
    return schema.parse(JSON.parse(objectIn(content.replaceAll(thoughts, ''))));
  } catch {
    return null;
  }
}
