import { paths } from './paths';

const ownPaths = new Set<string>(Object.values(paths));
const pointless = new Set<string>([paths.home, paths.auth, paths.welcome, paths.onboarding]);

/** The sign-in page, which goes on to `next` afterwards. */
export function signInPath(next: string): string {
  return `${paths.auth}?${new URLSearchParams({ next })}`;
}

/** Where to go on to after sign-in: only a page of this app, else null, so that no link leads people astray. */
export function nextPath(next: string | null): string | null {
  const { origin } = window.location;
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  if (url.origin !== origin) return null;
  return ownPaths.has(url.pathname) && !pointless.has(url.pathname) ? url.pathname + url.search : null;
}
