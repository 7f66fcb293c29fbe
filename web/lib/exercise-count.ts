const counted = (count: number) => `${count} ${count === 1 ? 'exercise' : 'exercises'}`;
const setsText = (sets: number) => (sets === 2 ? 'twice each' : `${sets} times each`);

/**
 * The number of exercises as the player counts them: each set is one. If some repeat, it also says how many are
 * different: '14 exercises: 7 moves, twice each'.
 */
export function exerciseCountText(exerciseIds: readonly string[]): string {
  const total = exerciseIds.length;
  const different = new Set(exerciseIds).size;
  if (different === total) return counted(total);
  const isEven = exerciseIds.every(
    (id) => exerciseIds.filter((each) => each === id).length === total / different,
  );
  const moves = `${different} ${different === 1 ? 'move' : 'moves'}`;
  return `${counted(total)}: ${isEven ? `${moves}, ${setsText(total / different)}` : `${different} different`}`;
}
