import { BatchWriteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { createTables } from '../../infra/local/database/dynamodb';
import { startExpirySweeper } from '../../infra/local/database/expiry';
import { startTestDatabase } from '../support/local-cloud/database';
import { fakeTables } from '../support/local-cloud/manifest';
import { milliseconds, percentile } from './statistics';

const rowsPerWrite = 25;
/** As large as a row of the product that expires. */
const text = 'x'.repeat(300);

/** How long one read takes during a sweep of many rows, one in a hundred of them expired. */
export async function benchExpirySweep(short: boolean): Promise<string[]> {
  const rows = short ? 1_000 : 60_000;
  const { client, documents, newPrefix, stop } = await startTestDatabase();
  try {
    const prefix = newPrefix();
    await createTables(client, prefix, fakeTables);
    const TableName = `${prefix}notes`;
    for (let at = 0; at < rows; at += rowsPerWrite) {
      const put = Array.from({ length: rowsPerWrite }, (_, index) => {
        const id = `row-${at + index}`;
        return {
          PutRequest: { Item: { id, text, expiresAt: (at + index) % 100 === 0 ? 1 : 9_999_999_999 } },
        };
      });
      await documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: put } }));
    }
    const sweeper = startExpirySweeper({
      client,
      prefix,
      tables: { notes: fakeTables['notes']! },
      everyMs: 3_600_000,
    });
    const began = performance.now();
    const over = new AbortController();
    const sweeping = sweeper.sweep().finally(() => over.abort());
    const times: number[] = [];
    while (!over.signal.aborted) {
      const before = performance.now();
      await documents.send(new GetCommand({ TableName, Key: { id: 'row-1' } }));
      times.push(performance.now() - before);
    }
    const deleted = await sweeping;
    const seconds = (performance.now() - began) / 1000;
    sweeper.stop();
    const p = (share: number) => milliseconds(percentile(times, share));
    return [
      `${rows.toLocaleString('en')} rows swept in ${seconds.toFixed(1)} s, ${deleted} had expired`,
      `a read meanwhile: p50 ${p(0.5)}, p99 ${p(0.99)}, longest ${milliseconds(Math.max(...times))} of ${times.length}`,
    ];
  } finally {
    await stop();
  }
}
