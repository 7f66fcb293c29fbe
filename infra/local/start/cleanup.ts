type Step = () => unknown;

/** What has been started, to be stopped in reverse order; every step runs even if another fails. */
export class Cleanup {
  readonly #steps: Step[] = [];

  add(step: Step): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) {
      try {
        await step();
      } catch (error) {
        console.error('stopping failed', error);
      }
    }
  }
}
