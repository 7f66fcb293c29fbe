import type { TransactItem } from '../platform/storage/transact';

/** DynamoDB takes no more in one transaction. */
export const itemsPerTransaction = 100;

/** Items that must be written together. */
export interface Unit {
  items: TransactItem[];
}

/** The units in their order, in groups of at most `maximum` items. */
export function packed<Each extends Unit>(units: readonly Each[], maximum: number): Each[][] {
  const groups: Each[][] = [];
  let room = 0;
  for (const unit of units) {
    const last = groups.at(-1);
    if (last && unit.items.length <= room) last.push(unit);
    else {
      groups.push([unit]);
      room = maximum;
    }
    room -= unit.items.length;
  }
  return groups;
}
