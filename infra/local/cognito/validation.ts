import type * as z from 'zod';
import { invalidParameter } from './errors';

/** Parses what a client sent; a violation gets Cognito's wording. */
export function parseRequest<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body, { reportInput: true });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const count = issues.length === 1 ? '1 validation error' : `${issues.length} validation errors`;
  throw invalidParameter(`${count} detected: ${issues.map(describeIssue).join('; ')}`);
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const path = issue.path.map((part) => lowerFirst(String(part))).join('.');
  return `Value at '${path}' failed to satisfy constraint: ${constraint(issue)}`;
}

function constraint(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Member must not be null';
  if (issue.code === 'too_big') return `Member must have length less than or equal to ${issue.maximum}`;
  if (issue.code === 'too_small') return `Member must have length greater than or equal to ${issue.minimum}`;
  if (issue.code === 'invalid_format' && issue.pattern !== undefined) {
    return `Member must satisfy regular expression pattern: ${issue.pattern.replaceAll(/^\/|\/$/g, '')}`;
  }
  return issue.message;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
