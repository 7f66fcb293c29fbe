import { tabStorage } from '../lib/kept-storage';
import { nextPath } from './next-path';
import { paths } from './paths';

const key = 'next';

/** Keeps where a link leads while its visitor, who is new, sets up first. A friend's invitation is kept by itself. */
export function keepNext(next: string): void {
  if (!next.startsWith(paths.invite)) tabStorage.write(key, next);
}

/** Where someone goes who has just set up: once where their link led, else to the dashboard. */
export function takeNext(): string {
  const next = nextPath(tabStorage.read(key));
  tabStorage.remove(key);
  return next ?? paths.dashboard;
}
