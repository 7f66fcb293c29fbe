import { createApiClient, type ApiClient } from '../support/api-client';
import { accessTokenOf } from '../support/sign-in';
import { expect, type App } from './app';

const dayMs = 24 * 60 * 60_000;
const marginMs = 5_000;
/** The time zone of the browser in these tests, and so of everyone who signs up in it. */
const zone = 'Europe/London';

const storedToken = (page: App['page']) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'));
    return localStorage.getItem(key ?? '');
  });

/** When the session stored on the page ends, in milliseconds since 1970; 0 without one. */
async function sessionEnd(page: App['page']): Promise<number> {
  const [, claims = 'e30'] = ((await storedToken(page)) ?? '').split('.');
  const { exp = 0 } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp?: number };
  return exp * 1000;
}

/** The API as the person signed in on the page; with a separate sign-in if the page has yet to renew its session. */
export function apiOf({ page, cloud, login }: App): ApiClient {
  return createApiClient(cloud.origin, async () => {
    const now = await cloud.advance(0);
    if ((await sessionEnd(page)) > now + marginMs) return storedToken(page);
    return accessTokenOf(cloud.origin, login(), now);
  });
}

/** Advances far without ticking the page; ends on a member's page, its session refreshed. */
export async function pass(app: App, milliseconds: number, path: string): Promise<void> {
  const now = await app.cloud.advance(milliseconds);
  await app.page.clock.fastForward(milliseconds);
  await app.goto(path);
  // A response to an earlier request of the page says nothing about its session.
  await expect.poll(() => sessionEnd(app.page)).toBeGreaterThan(now);
}

/** Milliseconds since midnight on the wall clock in London. */
function sinceMidnight(now: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }).format(now);
  const [hours = 0, minutes = 0, seconds = 0] = parts.split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + (now % 1000);
}

/** Milliseconds until the clock in London next shows `hour`:`minute`. */
export async function untilClock({ cloud }: App, hour: number, minute: number): Promise<number> {
  const passed = sinceMidnight(await cloud.advance(0));
  return ((hour * 60 + minute) * 60_000 - passed + dayMs) % dayMs;
}
