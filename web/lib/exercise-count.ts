const timesText = (times: number) => (times === 2 ? 'twice' : `${times} times`);

/** How many different exercises there are and, where they repeat, how often: '7 exercises, twice each'. */
export function exerciseCountText(exerciseIds: readonly string[]): string {
  const total = exerciseIds.length;
  const different = new Set(exerciseIds).size;
  const text = `${different} ${different === 1 ? 'exercise' : 'exercises'}`;
  if (different === total) return text;
  const times = total / different;
  const isEven = exerciseIds.every((id) => exerciseIds.filter((each) => each === id).length === times);
  if (!isEven) return `${text}, ${total} sets`;
  return `${text}, ${timesText(times)}${different === 1 ? '' : ' each'}`;
}
