import { appleHealthHandler } from './apple-health-elements';
import type { Collection } from './collection';
import { AppleHealthScanner, UnusualDocument } from './scan-apple-health';
import { readXml } from './xml';

/**
 * Reads an export of Apple Health; `open` begins with its first text each time. An unusual document is read again by the
 * parser alone, into a new collection.
 */
export async function readAppleHealth(
  open: () => AsyncIterable<string>,
  newCollection: () => Collection,
): Promise<Collection> {
  const scanned = newCollection();
  try {
    const scanner = new AppleHealthScanner(scanned);
    for await (const text of open()) scanner.write(text);
    scanner.close();
    return scanned;
  } catch (error) {
    if (!(error instanceof UnusualDocument)) throw error;
  }
  const parsed = newCollection();
  await readXml(open(), appleHealthHandler(parsed));
  return parsed;
}
