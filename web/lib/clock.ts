import { deviceStorage } from './kept-storage';

/** Device clocks can be off by minutes or even days, so dates and times follow the server's clock. */
const key = 'clock-offset';
/** The server's date header has a resolution of one second. */
const slackMs = 2_000;

/** How far ahead the server's clock is; not sure while it is only known from an earlier visit. */
export const clock = { offsetMs: Number(deviceStorage.read(key)) || 0, isSure: false };

/** Reads the server's time from a response; `askedAt` is when the request went out, by this device's clock. */
export function hearClock({ headers }: Response, askedAt: number): void {
  const now = Date.now();
  const offsetMs = Date.parse(headers.get('date') ?? '') - now;
  if (Number.isNaN(offsetMs)) return;
  clock.isSure = true;
  if (Math.abs(offsetMs - clock.offsetMs) <= slackMs + Math.abs(now - askedAt)) return;
  clock.offsetMs = offsetMs;
  deviceStorage.write(key, String(offsetMs));
}

/** The current time by the server's clock, as far as this device knows it. */
export const serverNow = (): Date => new Date(Date.now() + clock.offsetMs);
