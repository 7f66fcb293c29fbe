/** Seconds for which something has to be true before it is told, and for which it then stays. */
const [STANDS, STAYS] = [1, 4];
/** Seconds between two things that are said aloud, and until the same one is said again. */
const [BETWEEN, AGAIN] = [6, 20];

/** Lets one cue at a time through, and says few of them aloud; seconds come from the caller. */
export function createCalmCues() {
  let [shown, shownSince]: [string | null, number] = [null, -Infinity];
  let [wanted, wantedSince]: [string | null, number] = [null, -Infinity];
  let spokenAt: number | null = null;
  const saidAt = new Map<string, number>();

  function show(cue: string | null, second: number) {
    if (cue !== wanted) [wanted, wantedSince] = [cue, second];
    if (wanted === shown || second - wantedSince < STANDS || second - shownSince < STAYS) return;
    [shown, shownSince] = [wanted, second];
  }

  function sayNow(second: number): string | null {
    // What opens the exercise is being said at first.
    spokenAt ??= second;
    if (shown === null || second - spokenAt < BETWEEN) return null;
    if (second - (saidAt.get(shown) ?? -Infinity) < AGAIN) return null;
    spokenAt = second;
    saidAt.set(shown, second);
    return shown;
  }

  return {
    /** What is shown at this second, and what is to be said aloud, mostly null. */
    take(cue: string | null, second: number): { shown: string | null; say: string | null } {
      show(cue, second);
      return { shown, say: sayNow(second) };
    },
  };
}
