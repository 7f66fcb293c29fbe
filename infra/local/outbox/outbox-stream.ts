import { paginateScan, type AttributeValue, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';

export interface OutboxRow {
  id: string;
  image: Record<string, AttributeValue>;
}

/** All rows of a table with the string key `key`, sorted by it. */
export async function readRows(client: DynamoDBClient, TableName: string, key: string): Promise<OutboxRow[]> {
  const rows: OutboxRow[] = [];
  for await (const page of paginateScan({ client }, { TableName, ConsistentRead: true })) {
    for (const image of page.Items ?? []) rows.push({ id: image[key]?.S ?? '', image });
  }
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** The rows as a stream would deliver them; each SequenceNumber is the position in the batch. */
export function streamRecords(rows: OutboxRow[], key: string): DynamoDBRecord[] {
  return rows.map(({ id, image }, position) => ({
    eventID: id,
    eventName: 'INSERT',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: 'local',
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
      Keys: { [key]: { S: id } },
      // The stream's type wants base64 for binaries, which the outbox does not have.
      NewImage: image as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'],
      SequenceNumber: String(position + 1).padStart(21, '0'),
      StreamViewType: 'NEW_IMAGE',
    },
  }));
}

const longestPauseMs = 5000;
const largestBatch = 100;

/** Remembers what was passed on and is still in the table, and when to pass it on again. */
export class HandOvers {
  readonly #made = new Map<string, { count: number; dueAt: number }>();
  readonly #pauseMs: number;

  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs;
  }

  isDue(id: string): boolean {
    return (this.#made.get(id)?.dueAt ?? 0) <= performance.now();
  }

  /** Halved by each attempt, so that one bad record soon fails alone. */
  batchSize(id: string): number {
    return Math.max(1, largestBatch >> (this.#made.get(id)?.count ?? 0));
  }

  add(id: string): void {
    const count = (this.#made.get(id)?.count ?? 0) + 1;
    const pauseMs = Math.min(longestPauseMs, this.#pauseMs * 2 ** (count - 1));
    this.#made.set(id, { count, dueAt: performance.now() + pauseMs });
  }

  forgetAllBut(present: Set<string>): void {
    for (const id of this.#made.keys()) if (!present.has(id)) this.#made.delete(id);
  }

  /** Milliseconds until the next one is due; undefined if there is none. */
  nextMs(): number | undefined {
    if (this.#made.size === 0) return undefined;
    return Math.max(1, Math.min(...[...this.#made.values()].map(({ dueAt }) => dueAt)) - performance.now());
  }
}
