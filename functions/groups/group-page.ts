import { AppError } from '../platform/errors';
import type { Membership } from './members-repository';
import { comparePlaces, placeOf } from './rules/tally';

const pageSize = 50;
const cursorPattern = /^(-1|\d{1,9})_(.{1,80})$/;

export interface GroupPage {
  rows: Membership[];
  nextCursor: string | null;
}

function placeAfter(cursor: string) {
  const [, order = '', userId = ''] = cursorPattern.exec(cursor) ?? [];
  if (!userId) throw new AppError('invalid_request', 'cursor: not valid');
  return { order: Number(order), userId };
}

/** The next of these members, the best first. A cursor is a place, so that no one who stays in theirs is missed. */
export function pageOf(memberships: readonly Membership[], cursor: string | undefined): GroupPage {
  const ordered = memberships.toSorted((a, b) => comparePlaces(placeOf(a), placeOf(b)));
  const after = cursor === undefined ? null : placeAfter(cursor);
  const left = after ? ordered.filter((row) => comparePlaces(placeOf(row), after) > 0) : ordered;
  const rows = left.slice(0, pageSize);
  const last = rows.at(-1);
  if (!last || left.length === rows.length) return { rows, nextCursor: null };
  const { order, userId } = placeOf(last);
  return { rows, nextCursor: `${order}_${userId}` };
}
