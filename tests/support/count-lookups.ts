/**
 * How often maps and sets are read or written while `work` runs: the cost on any machine, whereas a clock would
 * measure the machine.
 */
export async function countLookups(work: () => unknown): Promise<number> {
  let count = 0;
  const own = [
    [Map.prototype, 'get'],
    [Map.prototype, 'has'],
    [Map.prototype, 'set'],
    [Set.prototype, 'has'],
  ] as const;
  const restore = own.map(([prototype, name]) => {
    const original = Object.getOwnPropertyDescriptor(prototype, name)!;
    const method = original.value as (...args: unknown[]) => unknown;
    function counted(this: unknown, ...args: unknown[]): unknown {
      count += 1;
      return Reflect.apply(method, this, args);
    }
    Object.defineProperty(prototype, name, { ...original, value: counted });
    return () => Object.defineProperty(prototype, name, original);
  });
  try {
    await work();
  } finally {
    for (const each of restore) each();
  }
  return count;
}
