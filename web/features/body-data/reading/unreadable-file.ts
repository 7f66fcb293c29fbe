/** Why nothing can be taken from a file, and what to do about it. */
const unreadableTexts = {
  unknown:
    "We can't read this kind of file yet. Pick a FIT, GPX, or TCX file, or the export of your phone's health app.",
  damaged: 'This file is damaged or incomplete. Export it once more, and then try the new one.',
  too_large: 'This file is too large to read here. Export a shorter time, and then try again.',
  empty:
    "There's nothing in this file that we could add: no workout with a time and a length, or nothing in the time you asked for.",
} as const;

export type UnreadableCode = keyof typeof unreadableTexts;

/** A file that cannot be used; its message is the sentence for the person. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';

  constructor(
    readonly code: UnreadableCode,
    options?: ErrorOptions,
  ) {
    super(unreadableTexts[code], options);
  }
}
