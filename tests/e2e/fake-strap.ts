import type { Page } from '@playwright/test';

/** What a test makes the strap do, as `window.strap` of the page. */
interface StrapOfPage {
  tell(beats: number): void;
  lose(): void;
  comeBack(): void;
}

declare global {
  interface Window {
    strap: StrapOfPage;
  }
}

/** Gives every page that opens from now on a browser with Bluetooth, in whose list one heart rate strap is chosen. */
export async function fakeStrap(page: Page) {
  await page.addInitScript(() => {
    let isThere = true;
    const characteristic: EventTarget & { value?: DataView } = Object.assign(new EventTarget(), {
      startNotifications: async () => undefined,
    });
    const gatt = {
      connect: async () => {
        if (!isThere) throw new DOMException('Out of reach.', 'NetworkError');
        return gatt;
      },
      disconnect: () => undefined,
      getPrimaryService: async () => ({ getCharacteristic: async () => characteristic }),
    };
    const device = Object.assign(new EventTarget(), { gatt });
    Object.defineProperty(navigator, 'bluetooth', {
      value: { getAvailability: async () => true, requestDevice: async () => device },
    });
    window.strap = {
      tell(beats) {
        characteristic.value = new DataView(Uint8Array.from([0b110, beats]).buffer);
        characteristic.dispatchEvent(new Event('characteristicvaluechanged'));
      },
      lose() {
        isThere = false;
        device.dispatchEvent(new Event('gattserverdisconnected'));
      },
      comeBack: () => void (isThere = true),
    };
  });
  return {
    tell: (beats: number) => page.evaluate((value) => window.strap.tell(value), beats),
    lose: () => page.evaluate(() => window.strap.lose()),
    comeBack: () => page.evaluate(() => window.strap.comeBack()),
  };
}
