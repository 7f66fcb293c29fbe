/** Handles an event in each of these ways, even if some fail; throws the first failure after all have finished. */
export const inEveryWay =
  <Event>(...ways: ((event: Event) => Promise<void>)[]) =>
  async (event: Event): Promise<void> => {
    const results = await Promise.allSettled(ways.map((handle) => handle(event)));
    const failure = results.find((each) => each.status === 'rejected');
    if (failure) throw failure.reason;
  };
