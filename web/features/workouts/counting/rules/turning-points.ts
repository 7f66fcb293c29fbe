/** The values where a curve turns; reversals smaller than `least` are ignored. The end does not count. */
export function turningPoints(values: readonly number[], least: number): number[] {
  const turns: number[] = [];
  let [isRising, farthest] = [true, values[0] ?? 0];
  for (const value of values) {
    const goesOn = isRising ? value >= farthest : value <= farthest;
    if (goesOn) farthest = value;
    else if (Math.abs(value - farthest) > least) {
      turns.push(farthest);
      [isRising, farthest] = [!isRising, value];
    }
  }
  return turns;
}
