import type * as z from 'zod';

/** A model's reasoning is not part of its answer. */
const thoughts = /<(think|thinking|reasoning|analysis)>[^]*?<\/\1>/gi;

/** The text from the first brace to the last, without code fences or words around it. */
const objectIn = (content: string) => content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1);

/** The answer that matches the schema, or null if the text has none. */
export function parseReply<Reply>(content: string, schema: z.ZodType<Reply>): Reply | null {
  try {
    return schema.parse(JSON.parse(objectIn(content.replaceAll(thoughts, ''))));
  } catch {
    return null;
  }
}
