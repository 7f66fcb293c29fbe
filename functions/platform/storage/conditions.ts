import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/** The condition of a write, to be spread into a Put, Delete, Update, or ConditionCheck. */
export interface Condition {
  ConditionExpression: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/** `#name` stands for the attribute of that name, or for `names.name` if it is only known at run time. */
export function namesIn(expression: string, names: Record<string, string> = {}): Record<string, string> {
  const used = [...expression.matchAll(/#(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(used.map((name) => [`#${name}`, names[name] ?? name]));
}

/** Placeholder values: `{ seen: 4 }` becomes `{ ':seen': 4 }`. */
export function valuesOf(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value]));
}

/**
 * The condition `expression` in DynamoDB syntax: `#name` stands for an attribute, `:name` for `values.name`.
 * `when('#version = :seen', { seen: 4 })`.
 */
export function when(expression: string, values: Record<string, unknown> = {}): Condition {
  const names = namesIn(expression);
  return {
    ConditionExpression: expression,
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: valuesOf(values) }),
  };
}

/** A condition of a transaction failed; `positions` are the indexes of the refusing items. */
export class ConditionFailed extends Error {
  readonly positions: readonly number[];

  constructor(positions: readonly number[]) {
    super(`condition failed at ${positions.join(', ')}`);
    this.name = 'ConditionFailed';
    this.positions = positions;
  }
}

function positionsOf(error: unknown): readonly number[] {
  if (error instanceof ConditionFailed) return error.positions;
  if (error instanceof ConditionalCheckFailedException) return [0];
  throw error;
}

/** The items whose conditions refused the write (a single write is item 0); empty if it succeeded. */
export async function refusedBy(write: Promise<unknown>): Promise<readonly number[]> {
  try {
    await write;
    return [];
  } catch (error) {
    return positionsOf(error);
  }
}

/** The result of the write, or null if a condition refused it. */
export async function unlessRefused<Result>(write: Promise<Result>): Promise<Result | null> {
  try {
    return await write;
  } catch (error) {
    positionsOf(error);
    return null;
  }
}
