/** The values at which a curve turns; ways back of less than `least` are no turns. The end is not one. */
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
