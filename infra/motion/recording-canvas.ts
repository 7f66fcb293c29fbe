/** Records what is painted on it instead of painting, so that backdrops can be compared without a browser. */
export class RecordingCanvas {
  readonly painting: unknown[] = [];
  width = 0;
  height = 0;

  getContext() {
    const { painting } = this;
    const gradient = { addColorStop: (...stop: unknown[]) => painting.push(stop) };
    const image = () => ({ data: new Uint8ClampedArray(64) });
    return new Proxy(
      {},
      {
        get:
          (_, name) =>
          (...args: unknown[]) => {
            painting.push([name, JSON.stringify(args)]);
            return name === 'getImageData' ? image() : gradient;
          },
        set: (_, name, value) => painting.push([name, JSON.stringify(value)]) > 0,
      },
    );
  }
}

/** Lets code that makes canvases run outside a browser. */
export function provideRecordingCanvases() {
  Object.assign(globalThis, { document: { createElement: () => new RecordingCanvas() } });
}
