/** 402 as '6:42'. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

/** '2 min', or '1:30 min' where it is no whole number of minutes. */
export function lengthText(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${clockText(seconds)} min`;
}
