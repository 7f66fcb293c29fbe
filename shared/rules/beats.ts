/** Beats a minute that a strap can mean: outside of them it has misread, or has no contact. */
export const possibleBeats = { minimum: 25, maximum: 240 };

/** One value of a series stands for so many seconds of active time. */
export const beatsEverySeconds = 5;
/** Four hours. */
export const mostBeats = 2_880;

/** Values of a series in order; null where the strap told nothing. */
export type Beats = readonly (number | null)[];
