// Inlined in index.html (inline-script.ts); runs before anything is painted.
import { coachStill, coachStillSet } from '../lib/coach-stills';
import { hasStoredSignIn, readFreshAccessToken } from '../lib/session/stored-sign-in';
import {
  resolveTheme,
  textSizePreference,
  themePreference,
  type ResolvedTheme,
} from '../lib/theme/appearance';
import { standIn } from './stand-ins';
import { listId, type FirstViewList, type Person } from './first-view-list';
import { showFirstView } from './show-first-view';

function readList(): FirstViewList | null {
  const element = document.getElementById(listId);
  return element && (JSON.parse(element.textContent) as FirstViewList);
}

function preload(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

function preloadStill(pose: string, theme: ResolvedTheme): void {
  const { srcSet: imageSrcset, sizes: imageSizes } = coachStillSet(pose, theme);
  const href = coachStill(pose, theme);
  preload({ rel: 'preload', as: 'image', fetchPriority: 'high', imageSrcset, imageSizes, href });
}

/** Who is opening the page; null when only the server can tell. */
function readPerson(): Person | null {
  if (!hasStoredSignIn()) return 'visitor';
  return readFreshAccessToken() ? 'member' : null;
}

/** Preloads everything the opened page will request. */
function preloadScripts({ app, member, refresh, pages }: FirstViewList, person: Person | null): void {
  const files = [
    ...app,
    ...(pages[location.pathname] ?? []),
    ...(person === 'visitor' ? [] : member),
    ...(person === null ? refresh : []),
  ];
  for (const href of new Set(files)) preload({ rel: 'modulepreload', href, crossOrigin: '' });
}

const parsed = () =>
  new Promise<unknown>((done) => document.addEventListener('readystatechange', done, { once: true }));
/** The browser paints once the page's styles have loaded. */
const frame = () => new Promise<unknown>((done) => requestAnimationFrame(done));

/** Shows the opened page's first view, if it has one. Other scripts wait for it. */
async function begin(list: FirstViewList): Promise<void> {
  const person = readPerson();
  const view = list.views[location.pathname];
  const still = list.stills[location.pathname];
  const theme = resolveTheme(themePreference.read());
  if (still && person !== 'visitor') preloadStill(still, theme);
  if (view?.person === person && !location.search && !document.hidden) {
    preloadStill(view.pose, theme);
    await parsed();
    showFirstView(location.pathname, theme);
    await frame();
    await frame();
  }
  preloadScripts(list, person);
}

standIn();
themePreference.apply();
textSizePreference.apply();
const list = readList();
if (list) window.firstView = begin(list);
