import { createApiClient, type ApiClient } from '../support/api-client';
import { test, type App } from './app';

const dayMs = 24 * 60 * 60_000;
/** Of the browser in these tests, and so of everybody who signs up in it. */
const zone = 'Europe/London';

/** The API as whoever is signed in on the page; after a long time only `pass` refreshes it. */
export function apiOf({ page, cloud }: App): ApiClient {
  return createApiClient(cloud.origin, () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'));
      return localStorage.getItem(key ?? '');
    }),
  );
}

/** A long time in which nothing on the page has to tick; ends on a page of a member, its session refreshed. */
export async function pass(app: App, milliseconds: number, path: string): Promise<void> {
  await app.cloud.advance(milliseconds);
  await app.page.clock.fastForward(milliseconds);
  const answered = app.page.waitForResponse((each) => each.url().endsWith('/api/profile') && each.ok());
  await app.goto(path);
  await answered;
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

/** For what is the same at every width: it is looked at once. */
export function onlyOn(wanted: 'phone' | 'desktop'): void {
  test.skip(() => test.info().project.name !== wanted, `looked at on the ${wanted}`);
}
