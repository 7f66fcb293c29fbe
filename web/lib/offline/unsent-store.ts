import type * as z from 'zod';

interface UnsentStore<Entry> {
  key: string;
  /** Those of this person, in the order in which they were made. */
  read: (userId: string) => Entry[];
  /** False where the browser refuses storage. */
  keep: (entry: Entry) => boolean;
  drop: (id: string) => void;
}

/** What waits on this device to be sent, of everybody who uses it. */
export function createUnsentStore<Entry extends { userId: string }>(
  key: string,
  schema: z.ZodType<Entry[]>,
  idOf: (entry: Entry) => string,
): UnsentStore<Entry> {
  function readAll(): Entry[] {
    try {
      const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'));
      return parsed.success ? parsed.data : [];
    } catch {
      return [];
    }
  }

  function writeAll(entries: readonly Entry[]): boolean {
    try {
      if (entries.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(entries));
      return true;
    } catch {
      return false;
    }
  }

  const others = (id: string) => readAll().filter((each) => idOf(each) !== id);
  return {
    key,
    read: (userId) => readAll().filter((each) => each.userId === userId),
    keep: (entry) => writeAll([...others(idOf(entry)), entry]),
    drop: (id) => void writeAll(others(id)),
  };
}
