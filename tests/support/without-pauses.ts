import { afterEach, beforeEach, vi } from 'vitest';

/** Retries pause for a random share of a time that grows; in the tests of this file that share is none. */
export function withoutPauses(): void {
  const undo: (() => void)[] = [];
  beforeEach(() => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    undo.push(() => random.mockRestore());
  });
  afterEach(() => undo.pop()?.());
}
