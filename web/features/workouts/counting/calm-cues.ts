/** Seconds something must be true before it is shown, and seconds it then stays. */
const [STANDS, STAYS] = [1, 4];
/** Seconds between two spoken cues, and before the same one is repeated. */
const [BETWEEN, AGAIN] = [6, 20];

/** Lets one cue through at a time and speaks few of them; the caller provides the time. */
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
    // The exercise's opening line is still being spoken.
    spokenAt ??= second;
    if (shown === null || second - spokenAt < BETWEEN) return null;
    if (second - (saidAt.get(shown) ?? -Infinity) < AGAIN) return null;
    spokenAt = second;
    saidAt.set(shown, second);
    return shown;
  }

  return {
    /** The cue to show at this second and the one to speak, usually null. */
    take(cue: string | null, second: number): { shown: string | null; say: string | null } {
      show(cue, second);
      return { shown, say: sayNow(second) };
    },
  };
}
