/** How many moves a session counts through; where moves repeat, their sets, as the player counts: '14 sets of 7 moves'. */
export function exerciseCountText(exerciseIds: readonly string[]): string {
  const sets = exerciseIds.length;
  const different = new Set(exerciseIds).size;
  const text = `${different} ${different === 1 ? 'move' : 'moves'}`;
  return different === sets ? text : `${sets} sets of ${text}`;
}
