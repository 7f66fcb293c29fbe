/** One piece of a reply that is being written; `offset` counts the characters before it. */
export interface ReplyPiece {
  offset: number;
  delta: string;
}

/** Pieces by offset: later ones may come twice, late or never. */
export type ReplyPieces = ReadonlyMap<number, string>;

/** A piece at 0 begins anew: what was written before it was a try that failed. */
export const withPiece = (pieces: ReplyPieces, { offset, delta }: ReplyPiece): ReplyPieces =>
  new Map(offset === 0 ? [] : pieces).set(offset, delta);

/** The text from the start up to the first gap. */
export function textOf(pieces: ReplyPieces): string {
  let text = '';
  for (let delta = pieces.get(0); delta; delta = pieces.get(text.length)) text += delta;
  return text;
}
