import type { Endpoint } from '../../../shared/contracts/endpoint';
import { keptCaches } from '../kept-storage';
import { storedAccount } from '../session/stored-sign-in';

const prefix = 'answers-';
const everybody = `${prefix}public`;
const mostAnswers = 100;
/** One-time reads, and answers that are only true at that moment. */
const notCached = /^\/(profile\/export|ai\/|nutrition\/(foods|export)|health|friends\/(invitations|search))/;

/** The cache for an endpoint's answers: one shared, one for each account; null when they are not cached. */
export function cacheNameOf({ method, path, access, unkept }: Endpoint): string | null {
  if (method !== 'GET' || unkept || notCached.test(path) || !keptCaches()) return null;
  if (access === 'public') return everybody;
  const account = storedAccount();
  return account ? prefix + account : null;
}

/** Caches the answer from `url`. An answer that arrives after its account signed out is dropped. */
export async function cacheAnswer(cacheName: string, url: string, answer: unknown): Promise<void> {
  if (cacheName !== everybody && cacheName !== prefix + storedAccount()) return;
  try {
    const cache = await caches.open(cacheName);
    await cache.put(url, Response.json(answer));
    const oldest = (await cache.keys()).slice(0, -mostAnswers);
    await Promise.all(oldest.map((request) => cache.delete(request)));
  } catch {
    // Full or refused storage only means there is nothing to show offline.
  }
}

/** The last cached answer from `url`, or undefined. */
export async function readCachedAnswer(cacheName: string, url: string): Promise<unknown> {
  try {
    const cached = await (await caches.open(cacheName)).match(url);
    return await cached?.json();
  } catch {
    return undefined;
  }
}

/** The next person on this device finds nothing from the account that was signed in. */
export async function forgetCachedAnswers(): Promise<void> {
  try {
    const own = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== everybody);
    await Promise.all(own.map((name) => caches.delete(name)));
  } catch {
    // Where there is no cache, nothing is in it.
  }
}
