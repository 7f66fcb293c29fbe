// Run by Node at build time: prints the first views of some pages as JSON. See build-views.ts.
import { Window } from 'happy-dom';

const window = new Window({ url: 'http://localhost/', settings: { disableCSSFileLoading: true } });
for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis) continue;
  Object.defineProperty(globalThis, name, { value: Reflect.get(window, name), configurable: true });
}
/** Nothing answers while a page is built. */
globalThis.fetch = () => new Promise(() => undefined);

const { renderViews } = await import('./views');
process.stdout.write(JSON.stringify(await renderViews()), () => process.exit(0));
