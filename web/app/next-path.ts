import { paths } from './paths';

const ownPaths = new Set<string>(Object.values(paths));
const pointless = new Set<string>([paths.home, paths.auth, paths.welcome, paths.onboarding]);

/** Where to go after sign-in: only a page of this app, else null, so that a crafted link can't lead anyone elsewhere. */
export function nextPath(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  const { origin } = window.location;
  if (!URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  if (url.origin !== origin) return null;
  return ownPaths.has(url.pathname) && !pointless.has(url.pathname) ? url.pathname + url.search : null;
}
