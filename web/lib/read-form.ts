import type * as z from 'zod';
import { sayIssue } from '../../shared/rules/say-issue';

/** The first problem of each field. */
export type Problems = Readonly<Record<string, string | undefined>>;

type Read<Value> = { ok: true; value: Value } | { ok: false; problems: Problems; first: string };

/** What was typed, by a schema; or what is wrong with it, in words for people. The only reader of a schema's issues. */
export function readForm<Schema extends z.ZodType>(schema: Schema, typed: unknown): Read<z.output<Schema>> {
  const { success, data, error } = schema.safeParse(typed, { error: sayIssue });
  if (success) return { ok: true, value: data };
  const problems = error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  return {
    ok: false,
    problems: Object.fromEntries(problems.toReversed()),
    first: problems[0]?.[1] ?? '',
  };
}
