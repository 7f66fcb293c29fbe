import type * as z from 'zod';
import { grouped } from './number-text';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const limitText = (limit: number | bigint, origin: string) =>
  `${grouped(Number(limit))}${origin === 'string' ? ' characters' : ''}`;

/** What is wrong with a value, for people; a schema's own message comes before it. */
export function sayIssue(issue: Issue): string {
  if (issue.code === 'too_big') return `At most ${limitText(issue.maximum, issue.origin)}, please.`;
  if (issue.code === 'too_small') {
    const { minimum, origin } = issue;
    if (minimum === 1 && origin === 'string') return 'This is empty.';
    if (minimum === 1 && origin === 'array') return 'Please choose at least one.';
    return `At least ${limitText(minimum, origin)}, please.`;
  }
  if (issue.input === undefined || issue.input === null) return 'This is missing.';
  if (issue.code === 'invalid_type' && issue.expected === 'int') return 'A whole number, please.';
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'A number, please.';
  return "This doesn't look right. Please check it.";
}
