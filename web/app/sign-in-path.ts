import { paths } from './paths';

/** The sign-in page, which continues to `next` afterward. */
export function signInPath(next: string): string {
  return `${paths.auth}?${new URLSearchParams({ next })}`;
}
