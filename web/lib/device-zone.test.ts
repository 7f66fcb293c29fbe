import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceZone } from './device-zone';

const { resolvedOptions } = Intl.DateTimeFormat.prototype;
afterEach(() => vi.restoreAllMocks());

/** As on a device whose clock is set to `zone`. */
function setDevice(zone: string | undefined): void {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementationOnce(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: zone } as Intl.ResolvedDateTimeFormatOptions;
  });
}

describe('The zone of a device', () => {
  it.each(['Etc/Unknown', 'GMT+5', '', undefined])('is unknown if the browser says %o', (zone) => {
    setDevice(zone);
    expect(deviceZone()).toBeNull();
  });

  it.each(['Europe/Lisbon', 'UTC', 'Asia/Calcutta'])('is %s as the browser says', (zone) => {
    setDevice(zone);
    expect(deviceZone()).toBe(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone);
  });
});
