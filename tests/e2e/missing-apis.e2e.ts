import { paths } from '../../web/app/paths';
import { expect, test, type App } from './app';

/** What a browser may lack: old, stripped down, locked down, or on a plain address without encryption. */
const missing = [
  'window.IntersectionObserver',
  'window.ResizeObserver',
  'window.matchMedia',
  'window.Notification',
  'window.speechSynthesis',
  'window.AudioContext',
  'window.requestIdleCallback',
  'window.BroadcastChannel',
  'window.structuredClone',
  'Intl.Segmenter',
  'Crypto.prototype.randomUUID',
  'Navigator.prototype.locks',
];
const languages: Record<string, string[]> = { none: [], C: ['C'], 'one of POSIX': ['en-US@posix'] };

const openPages = [paths.welcome, paths.auth, paths.exercises];
const memberPages = [paths.dashboard, paths.workout, paths.chat, paths.nutrition];

/** Deletes what a dotted name says, wherever it is inherited from. */
function remove(dotted: string): void {
  const names = dotted.split('.');
  const last = names.pop() ?? '';
  let place: object | null = names.reduce<object>((at, name) => Reflect.get(at, name), globalThis);
  for (; place; place = Reflect.getPrototypeOf(place)) Reflect.deleteProperty(place, last);
}

function speak(spoken: string[]): void {
  Object.defineProperty(Navigator.prototype, 'languages', { get: () => spoken });
  Object.defineProperty(Navigator.prototype, 'language', { get: () => spoken[0] });
}

/** Errors in the page fail the test by themselves. */
async function expectPages(app: App, pages: readonly string[]): Promise<void> {
  for (const path of pages) {
    await app.goto(path);
    await expect(app.page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(app.page.getByText('Something went wrong'), path).toHaveCount(0);
  }
}

for (const name of missing)
  test(`Every page opens without ${name}`, async ({ app }) => {
    await app.page.addInitScript(remove, name);
    await expectPages(app, openPages);
    await app.becomeMember('Ada');
    await expectPages(app, memberPages);
  });

for (const [name, spoken] of Object.entries(languages))
  test(`Every page opens where the language is ${name}`, async ({ app }) => {
    await app.page.addInitScript(speak, spoken);
    await expectPages(app, openPages);
    await app.becomeMember('Ada');
    await expectPages(app, memberPages);
  });
