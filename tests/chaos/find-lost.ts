import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { photosContract } from '../../shared/contracts/photos';
import { groupedBy, rowsOf, type StoredRow } from '../support/table-rows';
import type { Acknowledged, Kind, Memory, WriteRequest } from './acknowledged';

/** Where to find an acknowledged write: the table, and which of its rows it is. */
interface Place {
  table: string;
  isIt: (row: StoredRow, write: Pick<Acknowledged, 'key' | 'userId'>) => boolean;
}

const endsWithKey =
  (attribute: string): Place['isIt'] =>
  (row, { key }) =>
    String(row[attribute]).endsWith(key);
const isRemoved =
  (attribute: string): Place['isIt'] =>
  (row, write) =>
    endsWithKey(attribute)(row, write) && row.removedAt !== undefined;
const hasStatus =
  (...statuses: string[]): Place['isIt'] =>
  (row, { key }) =>
    row.friendId === key && statuses.includes(String(row.status));

const places: Partial<Record<Kind, Place>> = {
  account: { table: 'profiles', isIt: () => true },
  'begun workout': { table: 'workout-sessions', isIt: (row, { key }) => row.sessionId === key },
  'saved progress': {
    table: 'workout-summaries',
    // However the workout ended: its first exercise is not among those left.
    isIt: (row, { key }) => row.id === key && !String(row.left ?? '').includes('0'),
  },
  workout: {
    table: 'workout-sessions',
    isIt: (row, { key }) => row.sessionId === key && row.completedAt !== null,
  },
  dance: {
    table: 'dance-sessions',
    isIt: (row, { key }) => row.sessionId === key && Boolean(row.completedAt),
  },
  meal: { table: 'food-logs', isIt: endsWithKey('logId') },
  'removed workout': { table: 'workout-sessions', isIt: isRemoved('sessionId') },
  'removed dance': { table: 'dance-sessions', isIt: isRemoved('sessionId') },
  'removed meal': { table: 'food-logs', isIt: isRemoved('logId') },
  water: { table: 'food-logs', isIt: endsWithKey('logId') },
  weight: { table: 'weights', isIt: endsWithKey('entryKey') },
  message: {
    table: 'chat-messages',
    isIt: (row, { key }) => row.messageId === key && String(row.entryKey).startsWith('coach#'),
  },
  'friend request': { table: 'friends', isIt: hasStatus('requested', 'received', 'accepted') },
  'friend accepted': { table: 'friends', isIt: hasStatus('accepted') },
  'joined group': { table: 'group-members', isIt: (row, { key }) => row.groupId === key },
  group: { table: 'group-members', isIt: (row, { key }) => row.groupId === key },
  'saved workout': { table: 'routines', isIt: (row, { key }) => row.routineId === key },
  steps: {
    table: 'activity-days',
    isIt: (row, { key }) => {
      const [date, total] = key.split(' ');
      const { manual = -1 } = (row.steps ?? {}) as { manual?: number };
      return row.localDate === date && manual >= Number(total);
    },
  },
};

/**
 * One line for each acknowledged write that is not there exactly once, and for each unanswered one that is there
 * twice.
 */
export async function findLost(
  documents: DynamoDBDocumentClient,
  { acknowledged, uncertain }: Memory,
): Promise<string[]> {
  const problems: string[] = [];
  const tables = new Set(Object.values(places).map(({ table }) => table));
  for (const table of tables) {
    const rows = groupedBy(await rowsOf(documents, table), 'userId');
    const timesOf = (kind: Kind, write: { userId: string; key: string }) => {
      const place = places[kind];
      if (place?.table !== table) return null;
      return (rows.get(write.userId) ?? []).filter((row) => place.isIt(row, write)).length;
    };
    for (const { kind, userId, key } of acknowledged) {
      const times = timesOf(kind, { userId, key });
      if (times !== null && times !== 1) problems.push(`${kind} ${key} of ${userId} is there ${times} times`);
    }
    for (const { kind, user, key } of uncertain as readonly WriteRequest[]) {
      const times = timesOf(kind, { userId: user.userId, key });
      if (times !== null && times > 1)
        problems.push(`${kind} ${key} (never answered) is there ${times} times`);
    }
  }
  return problems;
}

/** A reply's references: each message has one reply, the one that was shown. */
export async function findLostReplies(
  documents: DynamoDBDocumentClient,
  { acknowledged }: Memory,
): Promise<string[]> {
  const rows = await rowsOf(documents, 'chat-messages');
  const times = new Map<string, number>();
  for (const { entryKey, messageId } of rows) {
    if (!String(entryKey).startsWith('coach#')) continue;
    times.set(String(messageId), (times.get(String(messageId)) ?? 0) + 1);
  }
  return acknowledged.flatMap(({ kind, answer }) => {
    const count = kind === 'message' ? (times.get(String(answer.messageId)) ?? 0) : 1;
    return count === 1 ? [] : [`the reply ${String(answer.messageId)} is there ${count} times`];
  });
}

/** One line for each acknowledged photo that is no longer available. */
export async function findLostPhotos({ acknowledged, users }: Memory): Promise<string[]> {
  const problems: string[] = [];
  for (const { kind, userId, answer } of acknowledged) {
    if (kind !== 'photo') continue;
    const photoId = String(answer.photoId);
    const user = users.get(userId);
    const { url } =
      (await user?.call(photosContract.readPhotoLink, { params: { photoId } }).catch(() => null)) ?? {};
    const bytes = url ? Buffer.from(await (await fetch(url)).arrayBuffer()) : Buffer.alloc(0);
    // The first and last bytes of a JPEG: it is complete.
    const isWhole =
      bytes.subarray(0, 2).toString('hex') === 'ffd8' && bytes.subarray(-2).toString('hex') === 'ffd9';
    if (!isWhole) problems.push(`photo ${photoId} of ${userId} cannot be seen`);
  }
  return problems;
}
