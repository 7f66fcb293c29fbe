/** A move danced at least this well continues the combo. */
const wellDanced = 75;

/** Counts consecutive well-danced moves by the mean score of their frames. */
export function createCombo() {
  let move = 0;
  let scores: number[] = [];
  let row = 0;

  /** Moves before this one are over. */
  function reach(next: number): void {
    if (next <= move) return;
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    row = next === move + 1 && mean >= wellDanced ? row + 1 : 0;
    move = next;
    scores = [];
  }

  return {
    reach,
    add(index: number, match: number | null): void {
      reach(index);
      if (match !== null) scores.push(match);
    },
    count: () => row,
  };
}
