import { setTimeout as after } from 'node:timers/promises';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../app/app';
import { paths } from '../app/paths';
import { routes } from '../app/router';
import { storeSignIn } from '../lib/session/stored-sign-in';

export interface FirstView {
  path: string;
  /** Whose first view it is. */
  person: 'visitor' | 'member';
  html: string;
}

interface Page extends Omit<FirstView, 'html'> {
  /** Parts further down than anybody looks first. */
  without: string;
  /** Parts that keep their room only: what they say depends on the person or the hour. */
  hidden: string;
}

const pages: Page[] = [
  { path: paths.auth, person: 'visitor', without: '', hidden: '' },
  { path: paths.welcome, person: 'visitor', without: '.welcome-body > *', hidden: '' },
  { path: paths.dashboard, person: 'member', without: '', hidden: 'h1, .avatar, .heatmap' },
];

/** As the sign-in library keeps somebody of whom nothing is known. */
function keepSignIn(): void {
  const payload = btoa(JSON.stringify({ sub: 'somebody', name: 'Name', exp: Date.now() / 1000 + 3600 }));
  const token = `.${payload}.`;
  storeSignIn('somebody', { idToken: token, accessToken: token });
}

/** The policy allows no style attributes in a page; first-paint.js sets them from its own. */
function keepStyles(element: Element): void {
  element.setAttribute('data-style', element.getAttribute('style') ?? '');
  element.removeAttribute('style');
}

/** The page as it stands before any answer has come. */
async function render({ path, person, without, hidden }: Page): Promise<FirstView> {
  localStorage.clear();
  if (person === 'member') keepSignIn();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<App router={createMemoryRouter(routes, { initialEntries: [path] })} />);
  while (!container.querySelector('img[fetchpriority="high"]')) await after(10);
  // The page puts parts of itself into the frame around it.
  await after(100);
  const view = container.cloneNode(true) as HTMLElement;
  root.unmount();
  container.remove();
  if (without) view.querySelectorAll(without).forEach((part) => part.remove());
  if (hidden) view.querySelectorAll(hidden).forEach((part) => part.classList.add('first-view-hidden'));
  view.querySelectorAll('[style]').forEach(keepStyles);
  return { path, person, html: view.innerHTML };
}

export async function renderViews(): Promise<FirstView[]> {
  const views: FirstView[] = [];
  for (const page of pages) views.push(await render(page));
  return views;
}
