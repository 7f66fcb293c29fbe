import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { when } from '../../functions/platform/storage/conditions';
import { parseRow } from '../../functions/platform/storage/rows';
import { scanPages } from '../../functions/platform/storage/scan';
import type { Storage } from '../../functions/platform/storage/storage';
import { updateOf } from '../../functions/platform/storage/update';

const messageSchema = z.object({ queue: z.string(), messageId: z.string(), isDead: z.boolean() });

/** Revives this machine's dead messages whose consumer's name contains `only`; returns how many each had. */
export async function reviveLocal(
  { documents, tableName }: Storage,
  only = '',
): Promise<Map<string, number>> {
  const TableName = tableName('local-messages');
  const revived = new Map<string, number>();
  for await (const page of scanPages(documents, TableName, 100)) {
    const dead = page.map((item) => parseRow(messageSchema, item, TableName)).filter(({ isDead }) => isDead);
    for (const { queue, messageId } of dead.filter((message) => message.queue.includes(only))) {
      const row = { TableName, Key: { queue, messageId } };
      const changes = { set: { isDead: false, receives: 0 } };
      await documents.send(new UpdateCommand(updateOf(row, changes, when('attribute_exists(messageId)'))));
      revived.set(queue, (revived.get(queue) ?? 0) + 1);
    }
  }
  return revived;
}
