import type { ReadItem } from './read-item';
import type { Unit } from './units';

/** What was said about the next food so far. */
export interface Saying {
  count: number | null;
  unit: Unit | null;
  size: string | null;
  isDenied: boolean;
  /** After 'and', 'with', or the like, words are no longer about the previous food. */
  isJoined: boolean;
  /** The word that joins it to the previous food: 'on', 'with'. */
  joint: string | null;
  /** In brackets after a food. */
  isAside: boolean;
  isButtered: boolean;
  /** Said to be dry or raw. */
  isRaw: boolean;
  unknown: string[];
  /** A food named immediately before: part of a longer name. */
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
  isRaw: false,
  unknown: [],
  attached: null,
});
