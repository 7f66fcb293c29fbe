import type { IncomingMessage } from 'node:http';

const notPages = ['/api', '/assets', '/cognito', '/socket', '/videos'];

/** A page's address rather than a file's: below none of the other services, and no dot in the last segment. */
export function isPagePath(path: string): boolean {
  const [, first = ''] = path.split('/');
  return !notPages.includes(`/${first}`) && !path.slice(path.lastIndexOf('/')).includes('.');
}

/** Whether someone opens a page, as against a script that fetches a file which is not there. */
export function isNavigation({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers['sec-fetch-mode'] === 'navigate') return true;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (headers['sec-fetch-mode'] === undefined && accept.includes('*/*'));
}
