/** Devices are wrong by minutes, some by days: what day it is and when something happened go by the server's clock. */
const key = 'clock-offset';
/** The server's header tells whole seconds. */
const slackMs = 2_000;

/** How far the server's clock is ahead; not sure while this page has only what an earlier visit heard. */
export const clock = { offsetMs: 0, isSure: false };

try {
  clock.offsetMs = Number(localStorage.getItem(key)) || 0;
} catch {
  // Without storage it is known as long as the page is open.
}

/** Takes the server's time from an answer to what was asked at `askedAt`, by this device's clock. */
export function hearClock({ headers }: Response, askedAt: number): void {
  const now = Date.now();
  const offsetMs = Date.parse(headers.get('date') ?? '') - now;
  if (Number.isNaN(offsetMs)) return;
  clock.isSure = true;
  if (Math.abs(offsetMs - clock.offsetMs) <= slackMs + Math.abs(now - askedAt)) return;
  clock.offsetMs = offsetMs;
  try {
    localStorage.setItem(key, String(offsetMs));
  } catch {
    // As above.
  }
}

/** What time it is by the server's clock, as far as this device knows. */
export const serverNow = (): Date => new Date(Date.now() + clock.offsetMs);
