/** A piece of a reply being written; `offset` is the number of characters before it. */
export interface ReplyPiece {
  offset: number;
  delta: string;
}

/** Pieces by offset: later ones may arrive twice, late, or never. */
export type ReplyPieces = ReadonlyMap<number, string>;

/** A piece at 0 starts over: everything before it came from a failed try. */
export const withPiece = (pieces: ReplyPieces, { offset, delta }: ReplyPiece): ReplyPieces =>
  new Map(offset === 0 ? [] : pieces).set(offset, delta);

/** The text from the start up to the first gap. */
export function textOf(pieces: ReplyPieces): string {
  let text = '';
  for (let delta = pieces.get(0); delta; delta = pieces.get(text.length)) text += delta;
  return text;
}
