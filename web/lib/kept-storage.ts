/** Text under keys. What the browser refuses to keep lasts as long as the page. */
interface KeptStorage {
  read(key: string): string | null;
  /** False if the browser refused: site data is blocked, or there is no room. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
  /** False if something lasts only as long as the page. */
  keepsAll(): boolean;
}

/** Null if it throws. */
export function tried<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Even naming a blocked storage throws, so it is named anew each time, and only here. */
function createKeptStorage(name: 'localStorage' | 'sessionStorage'): KeptStorage {
  const unkept = new Map<string, string>();
  return {
    read: (key) => unkept.get(key) ?? tried(() => window[name].getItem(key)),
    write(key, value) {
      unkept.set(key, value);
      return tried(() => (window[name].setItem(key, value), unkept.delete(key))) ?? false;
    },
    remove(key) {
      unkept.delete(key);
      tried(() => window[name].removeItem(key));
    },
    keys: () => [...new Set([...unkept.keys(), ...(tried(() => Object.keys(window[name])) ?? [])])],
    keepsAll: () => unkept.size === 0,
  };
}

/** For this device. */
export const deviceStorage = createKeptStorage('localStorage');
/** For this tab, until it is closed. */
export const tabStorage = createKeptStorage('sessionStorage');

/** Answers and files; falsy where the browser has no room for them, or refuses even to name it. */
export const keptCaches = () => tried(() => window.caches);
