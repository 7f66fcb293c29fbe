/** Runs a function of the manifest with an event; rejects if the handler does, or when its time is up. */
export type Invoke = (functionName: string, event: unknown) => Promise<unknown>;

export class IntegrationTimeout extends Error {}

/** Rejects with IntegrationTimeout if `answer` takes longer; a late result is dropped. */
export async function withinTime<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new IntegrationTimeout()), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
