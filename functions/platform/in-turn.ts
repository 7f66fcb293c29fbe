/** Processes one after another, even if some fail; throws the first failure after all have had their turn. */
export async function inTurn<Each>(
  all: Iterable<Each>,
  work: (each: Each) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const each of all) await work(each).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
