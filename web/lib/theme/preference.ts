import { createEmitter } from '../emitter';

export interface Preference<Value extends string> {
  read(): Value;
  write(value: Value): void;
  /** Applies the stored value to the page. */
  apply(): void;
  subscribe(onChange: () => void): () => void;
}

/** One choice stored in localStorage and synced across tabs. If the browser refuses storage, it lasts for the visit. */
export function createPreference<Value extends string>(
  key: string,
  allowed: readonly Value[],
  fallback: Value,
  apply: (value: Value) => void,
): Preference<Value> {
  let unstored: Value | null = null;

  const parse = (stored: string | null) => allowed.find((value) => value === stored) ?? fallback;
  const read = () => {
    if (unstored) return unstored;
    try {
      return parse(localStorage.getItem(key));
    } catch {
      return fallback;
    }
  };
  const write = (value: Value) => {
    try {
      localStorage.setItem(key, value);
      unstored = null;
    } catch {
      unstored = value;
    }
    apply(value);
    changes.tell();
  };
  const changes = createEmitter(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key) return;
      apply(read());
      changes.tell();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  });
  return { read, write, apply: () => apply(read()), subscribe: changes.subscribe };
}
