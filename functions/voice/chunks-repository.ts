import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { deleteBatch } from '../platform/storage/batch';
import { changeRow } from '../platform/storage/change-row';
import { readPage, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import { updateOf } from '../platform/storage/update';

const chunkSchema = z.object({
  n: z.number().int(),
  pcm: z.instanceof(Uint8Array),
  /** One value per frame, see loudness.ts. */
  loudness: z.array(z.number()),
});
export type Chunk = z.output<typeof chunkSchema>;

const keySchema = z.object({ chunkKey: z.string() });
const loudnessSchema = chunkSchema.pick({ n: true, loudness: true });

/** Audio that no turn used expires after this. */
const lifetimeSeconds = 600;

const digits = 6;
const keyOf = (connectionId: string, n: number) => `${connectionId}#${String(n).padStart(digits, '0')}`;

/** The connection and the number of a chunk. */
interface Numbered {
  userId: string;
  connectionId: string;
}

/** The `voice-chunks` table: audio between its arrival and the end of its turn. */
export function createChunksRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('voice-chunks');
  const expiresAt = () => Math.floor(clock.now().getTime() / 1000) + lifetimeSeconds;
  const between = ({ userId, connectionId }: Numbered, first: number, last: number) => ({
    TableName,
    where: 'userId = :user AND chunkKey BETWEEN :first AND :last',
    values: { user: userId, first: keyOf(connectionId, first), last: keyOf(connectionId, last) },
  });

  async function remove(userId: string, keys: readonly { chunkKey: string }[]): Promise<void> {
    await deleteBatch(
      documents,
      TableName,
      keys.map(({ chunkKey }) => ({ userId, chunkKey })),
    );
  }

  return {
    /** One write; the same number again is the same chunk. */
    async add({ userId, connectionId }: Numbered, chunk: Chunk): Promise<void> {
      const Item = { userId, chunkKey: keyOf(connectionId, chunk.n), ...chunk, expiresAt: expiresAt() };
      await documents.send(new PutCommand({ TableName, Item }));
    },

    /** The number of the next chunk from a client that does not number them. */
    async nextNumber({ userId, connectionId }: Numbered): Promise<number> {
      const Key = { userId, chunkKey: `${connectionId}#count` };
      const update = updateOf({ TableName, Key }, { add: { chunks: 1 }, set: { expiresAt: expiresAt() } });
      const { chunks } = await changeRow(documents, update, z.object({ chunks: z.number() }));
      return chunks - 1;
    },

    /** The chunks that have arrived, in order, across pages. */
    read: (connection: Numbered, first: number, last: number): Promise<Chunk[]> =>
      readRows(documents, { ...between(connection, first, last), whole: true }, chunkSchema),

    /** The loudness of the newest chunks up to `last`, oldest first. */
    async readLoudness(connection: Numbered, last: number, count: number): Promise<number[]> {
      const query = { ...between(connection, Math.max(0, last - count + 1), last), consistent: true };
      const { rows } = await readPage(documents, query, loudnessSchema, { limit: count });
      return rows.flatMap(({ loudness }) => loudness);
    },

    /** Deletes the audio of a finished turn. */
    async remove(connection: Numbered, last: number): Promise<void> {
      const keys = await readRows(documents, between(connection, 0, last), keySchema);
      await remove(connection.userId, keys);
    },

    /** Deletes the audio of earlier connections. */
    async removeOthers({ userId, connectionId }: Numbered): Promise<void> {
      const query = { TableName, where: 'userId = :user', values: { user: userId } };
      const keys = await readRows(documents, query, keySchema);
      await remove(
        userId,
        keys.filter(({ chunkKey }) => !chunkKey.startsWith(`${connectionId}#`)),
      );
    },
  };
}

export type ChunksRepository = ReturnType<typeof createChunksRepository>;
