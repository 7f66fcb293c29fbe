import type { IncomingMessage } from 'node:http';

const notPages = ['/api', '/assets', '/cognito', '/socket', '/videos'];

/** Whether a path is a page rather than a file: not below another service, and no dot in the last segment. */
export function isPagePath(path: string): boolean {
  const [, first = ''] = path.split('/');
  return !notPages.includes(`/${first}`) && !path.slice(path.lastIndexOf('/')).includes('.');
}

/** Whether someone opens a page, as opposed to a script that fetches a missing file. */
export function isNavigation({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers['sec-fetch-mode'] === 'navigate') return true;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (headers['sec-fetch-mode'] === undefined && accept.includes('*/*'));
}
