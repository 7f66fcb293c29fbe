import { paths } from '../../web/app/paths';
import { expect, test } from './app';

/** As where cookies are blocked: even naming what keeps things throws. */
function deny(): void {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
}

/** As in a private window, where some browsers open no databases and keep no answers. */
function refuseDatabases(): void {
  const refused = () => Promise.reject(new DOMException('private', 'SecurityError'));
  IDBFactory.prototype.open = () => {
    throw new DOMException('private', 'SecurityError');
  };
  CacheStorage.prototype.open = refused;
  CacheStorage.prototype.keys = refused;
}

/** The last byte of the five megabytes is taken. */
function fill(): void {
  const megabyte = 'x'.repeat(1_000_000);
  for (let size = megabyte.length, key = 0; size >= 1; size = Math.floor(size / 2))
    try {
      for (; ; key += 1) localStorage.setItem(`${key}`, megabyte.slice(0, size));
    } catch {
      // The next smaller piece may still fit.
    }
}

const openPages = [
  paths.home,
  paths.auth,
  paths.welcome,
  paths.contact,
  paths.about,
  paths.exercises,
  paths.products,
  paths.ourCoach,
  paths.privacy,
  paths.terms,
];
const onlyHere = "You're signed in until you close this page";

test('Every open page shows where the browser keeps nothing', async ({ app }) => {
  await app.page.addInitScript(deny);
  for (const path of openPages) {
    await app.goto(path);
    await expect(app.page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});

for (const [how, prepare, isKept] of [
  ['blocked', deny, false],
  ['full', fill, false],
  ['private', refuseDatabases, true],
] as const)
  test(`Someone signs up and moves about where storage is ${how}${isKept ? '' : ', and is told how long it lasts'}`, async ({
    app,
  }) => {
    const { page } = app;
    await page.addInitScript(prepare);
    await app.signUp('Ada');
    const told = page.getByText(onlyHere);
    await (isKept ? expect(told).toHaveCount(0) : expect(told).toBeVisible());
    await expect(page).toHaveURL(/\/onboarding$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
