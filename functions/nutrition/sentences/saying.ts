import type { ReadItem } from './read-item';
import type { Unit } from './units';

/** What was said of the next food so far. */
export interface Saying {
  count: number | null;
  unit: Unit | null;
  size: string | null;
  isDenied: boolean;
  /** It follows 'and', 'with' or the like: what is said now is not about the food before. */
  isJoined: boolean;
  /** The word that joins it to what was before: 'on', 'with'. */
  joint: string | null;
  /** It stands in brackets behind a food. */
  isAside: boolean;
  isButtered: boolean;
  unknown: string[];
  /** A food named just before, with nothing between: part of a longer name. */
  attached: { text: string; item: ReadItem } | null;
}

export const nothingSaid = (): Saying => ({
  count: null,
  unit: null,
  size: null,
  isDenied: false,
  isJoined: false,
  joint: null,
  isAside: false,
  isButtered: false,
  unknown: [],
  attached: null,
});
