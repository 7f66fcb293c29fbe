// Stands in index.html itself (inline-script.ts) and runs before anything is painted.
import { coachStill, coachStillSet } from '../lib/clips';
import { hasStoredSignIn, readFreshAccessToken } from '../lib/session/stored-sign-in';
import { resolveTheme, textSizePreference, themePreference } from '../lib/theme/appearance';
import { listId, type FirstViewList, type Person } from './first-view-list';
import { showFirstView } from './show-first-view';

function readList(): FirstViewList | null {
  const element = document.getElementById(listId);
  return element && (JSON.parse(element.textContent) as FirstViewList);
}

function preload(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** Who opens the page; null where it takes the server to say. */
function readPerson(): Person | null {
  try {
    if (!hasStoredSignIn()) return 'visitor';
    return readFreshAccessToken() ? 'member' : null;
  } catch {
    // Without storage nobody is signed in.
    return 'visitor';
  }
}

/** Everything the opened page will ask for, at once. */
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
/** The browser draws frames when the page's styles are there. */
const frame = () => new Promise<unknown>((done) => requestAnimationFrame(done));

/** Shows how the opened page first looks, where that is known. Scripts give way to it. */
async function begin(list: FirstViewList): Promise<void> {
  const person = readPerson();
  const view = list.views[location.pathname];
  if (view?.person === person && !location.search && !document.hidden) {
    const theme = resolveTheme(themePreference.read());
    const { srcSet: imageSrcset, sizes: imageSizes } = coachStillSet(view.pose, theme);
    const href = coachStill(view.pose, theme);
    preload({ rel: 'preload', as: 'image', fetchPriority: 'high', imageSrcset, imageSizes, href });
    await parsed();
    showFirstView(location.pathname, theme);
    await frame();
    await frame();
  }
  preloadScripts(list, person);
}

themePreference.apply();
textSizePreference.apply();
const list = readList();
if (list) window.firstView = begin(list);
