import * as z from 'zod';
import { deviceStorage } from '../kept-storage';
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
    const text = deviceStorage.read(key) ?? '';
    const kept = keptSchema.safeParse(parsedJson(text));
    const entry = schema.safeParse(kept.data?.entry);
    if (kept.success && entry.success && kept.data.v <= version) return { ...kept.data, entry: entry.data };
    return { id: key.slice(prefix.length), text, isNewer: kept.success && kept.data.v > version };
  }

  /** Migrates an earlier version's list: this person's entries get their own keys, others' entries stay in the list. */
  function takeOld(): void {
    const text = deviceStorage.read(oldKey);
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
    // Without room for all of them the list stays as it is, and the next read tries again.
    const isMoved = moved.every(([key, value]) => deviceStorage.write(key, JSON.stringify(value)));
    if (!isMoved) return moved.forEach(([key]) => deviceStorage.remove(key));
    if (others.length === 0) deviceStorage.remove(oldKey);
    else deviceStorage.write(oldKey, JSON.stringify(others));
  }

  return {
    /** Whether a storage event may concern these entries. */
    holds: (key: string | null) => key === null || key === oldKey || key.startsWith(prefix),
    /** In the order they were made. */
    read(): { kept: Kept<Entry>[]; unreadable: Unreadable[] } {
      takeOld();
      const keys = deviceStorage.keys().filter((key) => key.startsWith(prefix));
      const all = keys.map(readOne);
      return {
        kept: all.filter((each) => 'entry' in each).toSorted((one, other) => one.at - other.at),
        unreadable: all.filter((each) => 'text' in each),
      };
    },
    /** False if the browser refuses storage; then it lasts as long as the page. */
    keep(kept: Kept<Entry>): boolean {
      const text = JSON.stringify({ v: version, ...kept });
      const isKept = deviceStorage.write(prefix + idOf(kept.entry), text);
      if (isKept) unsentChanges.tell();
      else tellUnkept();
      return isKept;
    },
    drop(id: string): void {
      deviceStorage.remove(prefix + id);
      unsentChanges.tell();
    },
  };
}

export type UnsentStore<Entry extends { userId: string }> = ReturnType<typeof createUnsentStore<Entry>>;
