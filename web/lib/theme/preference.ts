import { createEmitter } from '../emitter';
import { deviceStorage } from '../kept-storage';

export interface Preference<Value extends string> {
  read(): Value;
  write(value: Value): void;
  /** Applies the stored value to the page. */
  apply(): void;
  subscribe(onChange: () => void): () => void;
}

/** One choice stored on this device and synced across tabs. */
export function createPreference<Value extends string>(
  key: string,
  allowed: readonly Value[],
  fallback: Value,
  apply: (value: Value) => void,
): Preference<Value> {
  const read = () => {
    const stored = deviceStorage.read(key);
    return allowed.find((value) => value === stored) ?? fallback;
  };
  const write = (value: Value) => {
    deviceStorage.write(key, value);
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
