import * as z from 'zod';
import { when, type Condition } from './conditions';
import type { Item } from './rows';
import type { TransactItem } from './transact';
import { updateOf, type Row } from './update';

/** Whether this is the remainder of a deleted row. */
export const isGone = (item: unknown) =>
  typeof item === 'object' && item !== null && (item as Item)['goneAt'] !== undefined;

/** A row, or null if it was deleted. */
export const unlessGone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((item) => (isGone(item) ? null : item), schema.nullable());

/** The condition that the row exists and was not deleted. */
export const isThere = (key: string) => `attribute_exists(${key}) AND attribute_not_exists(goneAt)`;

/**
 * Deletes a row but keeps its key for good: an ID is used once, so a late repeat creates nothing, and a late event
 * meets nothing else in its place.
 */
export function goneItem({ TableName, Key }: Row, at: Date, condition: Condition): TransactItem {
  return { Put: { TableName, Item: { ...Key, goneAt: at.toISOString() }, ...condition } };
}

/** Marks a row as removed or, with null, as restored. Refused if that is already so. */
export function removedItem(row: Row, removedAt: string | null): TransactItem {
  const changes = removedAt ? { set: { removedAt } } : { remove: ['removedAt'] };
  const isOther = when(`attribute_${removedAt ? 'not_' : ''}exists(removedAt)`);
  return { Update: updateOf(row, changes, isOther) };
}
