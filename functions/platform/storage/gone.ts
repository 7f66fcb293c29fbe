import * as z from 'zod';
import { when, type Condition } from './conditions';
import type { Item } from './rows';
import type { TransactItem } from './transact';
import { updateOf, type Row } from './update';

/** Whether this is what stays of a row that was deleted. */
export const isGone = (item: unknown) =>
  typeof item === 'object' && item !== null && (item as Item)['goneAt'] !== undefined;

/** A row, or null where it was deleted. */
export const unlessGone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((item) => (isGone(item) ? null : item), schema.nullable());

/** The condition that a row with this key is there and not deleted. */
export const isThere = (key: string) => `attribute_exists(${key}) AND attribute_not_exists(goneAt)`;

/**
 * Deletes a row and keeps its key for good: an id is used once, so that a late repeat makes nothing, and a late event meets nothing
 * else in its place.
 */
export function goneItem({ TableName, Key }: Row, at: Date, condition: Condition): TransactItem {
  return { Put: { TableName, Item: { ...Key, goneAt: at.toISOString() }, ...condition } };
}

/** Marks a row as removed or, with null, as there again. Refused where it is so already. */
export function removedItem(row: Row, removedAt: string | null): TransactItem {
  const changes = removedAt ? { set: { removedAt } } : { remove: ['removedAt'] };
  const isOther = when(`attribute_${removedAt ? 'not_' : ''}exists(removedAt)`);
  return { Update: updateOf(row, changes, isOther) };
}
