const look =
  'inline-flex items-center gap-1 font-strong text-go-text no-underline underline-offset-3 hover:underline';
/** For a router's own link component. */
export const textLinkClass = `${look} min-h-11`;
/** Within or next to a line of small text: as tall as the line, with a full-size tap target. */
export const nearTextLinkClass = `${look} relative min-h-6 min-w-6 text-small after:absolute after:-inset-3`;
