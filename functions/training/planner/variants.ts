import type { Library } from './difficulty';

type Steps = Map<string, Set<string>>;

function reachedFrom(id: string, steps: Steps): Set<string> {
  const reached = new Set([id]);
  for (const each of reached) for (const next of steps.get(each) ?? []) reached.add(next);
  reached.delete(id);
  return reached;
}

/** All harder and easier variants of an exercise, in one step or more; either of two exercises may name the step. */
export function variantsIn(library: Library) {
  const up: Steps = new Map();
  const down: Steps = new Map();
  const add = (easier: string | null, harder: string | null) => {
    if (easier === null || harder === null) return;
    up.set(easier, (up.get(easier) ?? new Set()).add(harder));
    down.set(harder, (down.get(harder) ?? new Set()).add(easier));
  };
  for (const { id, easierId, harderId } of library.values()) {
    add(easierId, id);
    add(id, harderId);
  }
  return {
    harderThan: (id: string) => reachedFrom(id, up),
    easierThan: (id: string) => reachedFrom(id, down),
  };
}
