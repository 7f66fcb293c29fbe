import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { momentsContract, type Moment } from '../../shared/contracts/moments';
import { unlessRefused, when } from '../platform/storage/conditions';
import { parseRows, readPage, readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import { updateOf } from '../platform/storage/update';

const momentSchema = momentsContract.listMoments.response.shape.moments.element;
const keySchema = z.object({ momentId: z.string(), seenAt: z.string().optional() });

/** No one reaches more between two visits. */
const mostRead = 100;

/** The `moments` table: what someone reached, and when a device first showed it. */
export function createMomentsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('moments');
  const rowOf = (userId: string, momentId: string) => ({ TableName, Key: { userId, momentId } });

  return {
    /** Stored once per fact; returns whether it is new. */
    async keep(userId: string, { id, ...moment }: Moment): Promise<boolean> {
      const Item = { userId, momentId: id, ...moment };
      const put = new PutCommand({ TableName, Item, ...when('attribute_not_exists(userId)') });
      return (await unlessRefused(documents.send(put))) !== null;
    },

    /** Those not shown yet, oldest first. */
    async listUnseen(userId: string): Promise<Moment[]> {
      const query = { TableName, where: 'userId = :user', values: { user: userId } };
      const { rows } = await readPage(documents, query, z.looseObject(keySchema.shape), { limit: mostRead });
      const unseen = rows
        .filter(({ seenAt }) => seenAt === undefined)
        .map((row) => ({ ...row, id: row.momentId }));
      return parseRows(momentSchema, unseen, TableName).toSorted((a, b) =>
        a.reachedAt < b.reachedAt ? -1 : 1,
      );
    },

    /** Marks it as shown; null if there is none, otherwise whether it was still unseen. */
    async claim(userId: string, momentId: string): Promise<boolean | null> {
      const update = updateOf(
        rowOf(userId, momentId),
        { set: { seenAt: clock.now().toISOString() } },
        when('attribute_exists(userId) AND attribute_not_exists(seenAt)'),
      );
      if (await unlessRefused(documents.send(new UpdateCommand(update)))) return true;
      return (await readRow(documents, rowOf(userId, momentId), keySchema)) ? false : null;
    },
  };
}

export type MomentsRepository = ReturnType<typeof createMomentsRepository>;
