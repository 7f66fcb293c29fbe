/** Music styles of the dance game. */
export const danceStyleIds = ['pop', 'hiphop', 'latin', 'kpop'] as const;
export type DanceStyleId = (typeof danceStyleIds)[number];

/** Seconds a move is danced, and moves of a round. */
export const MOVE_SECONDS = 5;
export const MOVES_PER_ROUND = 10;

/** How long a dance lasts: the ten moves once, or repeated in new orders until time is up. */
export const danceSets = {
  'ten-moves': { name: 'Ten moves', moves: 10 },
  'two-minutes': { name: 'Two minutes', moves: 24 },
  'five-minutes': { name: 'Five minutes', moves: 60 },
} as const;
export type DanceSetId = keyof typeof danceSets;
export const danceSetIds = ['ten-moves', 'two-minutes', 'five-minutes'] as const satisfies DanceSetId[];

/** Seconds from the first to the end of the last move. */
export const setSeconds = (set: DanceSetId): number => danceSets[set].moves * MOVE_SECONDS;
