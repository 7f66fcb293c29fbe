import * as z from 'zod';
import { prefixOf, tellUnkept, unsentChanges } from './unsent-keys';

/** The server's reason for refusing an entry. */
const refusalSchema = z.object({ code: z.string(), message: z.string() });
export type Refusal = z.output<typeof refusalSchema>;

/** Increase it with any change earlier versions can't read, and let the kind's schema read both. */
const version = 1;

const keptSchema = z.object({
  v: z.number(),
  /** By this device's clock. */
  at: z.number(),
  /** The clock offset assumed at the time, if this page had not heard from the server yet. */
  offsetMs: z.number().optional(),
  refusal: refusalSchema.optional(),
  entry: z.unknown(),
});

export type Kept<Entry> = Omit<z.output<typeof keptSchema>, 'v' | 'entry'> & { entry: Entry };

/** An entry this version can't read; it stays unchanged. */
export interface Unreadable {
  id: string;
  text: string;
  isNewer: boolean;
}

interface StoredKind<Entry> {
  name: string;
  schema: z.ZodType<Entry>;
  idOf: (entry: Entry) => string;
  /** The key under which earlier versions stored a list of them, or a single one. */
  oldKey?: string;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A person's stored entries of one kind, each under its own key. */
export function createUnsentStore<Entry extends { userId: string }>(
  { name, schema, idOf, oldKey = '' }: StoredKind<Entry>,
  userId: string,
) {
  const prefix = prefixOf(name, userId);

  function readOne(key: string): Kept<Entry> | Unreadable {
    const text = localStorage.getItem(key) ?? '';
    const kept = keptSchema.safeParse(parsedJson(text));
    const entry = schema.safeParse(kept.data?.entry);
    if (kept.success && entry.success && kept.data.v <= version) return { ...kept.data, entry: entry.data };
    return { id: key.slice(prefix.length), text, isNewer: kept.success && kept.data.v > version };
  }

  /** Migrates an earlier version's list: this person's entries get their own keys, others' entries stay in the list. */
  function takeOld(): void {
    const text = localStorage.getItem(oldKey);
    if (text === null || userId === '') return;
    const json = parsedJson(text);
    const all = json === undefined ? [text] : Array.isArray(json) ? (json as unknown[]) : [json];
    const isOwn = (each: unknown) => ((each as { userId?: unknown } | null)?.userId ?? userId) === userId;
    const others = all.filter((each) => !isOwn(each));
    const moved = all.filter(isOwn).map((each, index) => {
      const entry = schema.safeParse(each);
      const id = entry.success ? idOf(entry.data) : `unreadable ${index} ${JSON.stringify(each).length}`;
      return [prefix + id, entry.success ? { v: version, at: index, entry: each } : each] as const;
    });
    // The list stays until all of them are stored.
    for (const [key, value] of moved) localStorage.setItem(key, JSON.stringify(value));
    if (others.length === 0) localStorage.removeItem(oldKey);
    else localStorage.setItem(oldKey, JSON.stringify(others));
  }

  function change(work: () => void): boolean {
    try {
      work();
      unsentChanges.tell();
      return true;
    } catch {
      return false;
    }
  }

  return {
    /** Whether a storage event may concern these entries. */
    holds: (key: string | null) => key === null || key === oldKey || key.startsWith(prefix),
    /** In the order they were made. */
    read(): { kept: Kept<Entry>[]; unreadable: Unreadable[] } {
      try {
        takeOld();
      } catch {
        // No room to migrate them; the next read tries again.
      }
      try {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
        const all = keys.map(readOne);
        return {
          kept: all.filter((each) => 'entry' in each).toSorted((one, other) => one.at - other.at),
          unreadable: all.filter((each) => 'text' in each),
        };
      } catch {
        return { kept: [], unreadable: [] };
      }
    },
    /** False if the browser refuses storage. */
    keep(kept: Kept<Entry>): boolean {
      const text = JSON.stringify({ v: version, ...kept });
      const isKept = change(() => localStorage.setItem(prefix + idOf(kept.entry), text));
      if (!isKept) tellUnkept();
      return isKept;
    },
    drop: (id: string) => void change(() => localStorage.removeItem(prefix + id)),
  };
}

export type UnsentStore<Entry extends { userId: string }> = ReturnType<typeof createUnsentStore<Entry>>;
