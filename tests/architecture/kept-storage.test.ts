import { describe, expect, it } from 'vitest';
import { isTest, readSource, sourceFiles } from './imports';

/** Where a browser keeps things: naming one of them throws where site data is blocked. */
const stores = /\b(?:localStorage|sessionStorage|navigator\.serviceWorker|window\.caches|indexedDB)\b/;
/** Who may name them, and why. */
const mayName: Record<string, string> = {
  'web/lib/kept-storage.ts': 'it answers for all of them, and falls back to memory',
  'web/lib/forget-device.ts':
    'it deletes what others stored in databases, and a refusal is none of its business',
  'web/lib/pwa/service-worker-client.ts': 'it runs only where there are service workers',
  'web/lib/pwa/service-workers.ts': 'it finds out whether there are any',
};

const naming = [...sourceFiles('web')].filter(
  (path) => !isTest(path) && stores.test(readSource(path).replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')),
);

describe('What a browser keeps', () => {
  it('is reached through kept-storage.ts, so that a browser that refuses never empties a page', () => {
    expect(naming.toSorted()).toEqual(Object.keys(mayName).toSorted());
  });
});
