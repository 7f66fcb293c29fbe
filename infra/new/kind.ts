import type { Tree } from './tree';

/** Makes one kind of thing with the given names and returns what is left to do, one sentence per line. */
export type Kind = (tree: Tree, ...names: string[]) => string[];
