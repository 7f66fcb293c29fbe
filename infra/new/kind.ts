import type { Tree } from './tree';

/** Makes one kind of thing by the names it was given, and says what is left to do, a sentence a line. */
export type Kind = (tree: Tree, ...names: string[]) => string[];
