import { afterEach, beforeEach, vi } from 'vitest';

/** Retries pause for a random share of a growing time; in this file's tests that share is zero. */
export function withoutPauses(): void {
  const undo: (() => void)[] = [];
  beforeEach(() => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    undo.push(() => random.mockRestore());
  });
  afterEach(() => undo.pop()?.());
}
