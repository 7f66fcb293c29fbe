import type { Bluetooth, Characteristic, Strap } from './bluetooth';

/** A strap, and the browser that lists it. */
export function fakeStrap() {
  const characteristic: Characteristic & { value?: DataView } = Object.assign(new EventTarget(), {
    startNotifications: async () => undefined,
  });
  let isThere = true;
  let isChosen = true;
  let connections = 0;
  const gatt = {
    connect: async () => {
      connections += 1;
      if (!isThere) throw new DOMException('Out of reach.', 'NetworkError');
      return gatt;
    },
    disconnect: () => undefined,
    getPrimaryService: async () => ({ getCharacteristic: async () => characteristic }),
  };
  const device: Strap = Object.assign(new EventTarget(), { gatt });
  const bluetooth: Bluetooth & { getAvailability: () => Promise<boolean> } = {
    getAvailability: async () => true,
    requestDevice: async () => {
      if (!isChosen) throw new DOMException('Nothing chosen.', 'NotFoundError');
      return device;
    },
  };
  return {
    bluetooth,
    connections: () => connections,
    /** The person closes the list. */
    cancel: () => (isChosen = false),
    leave: () => (isThere = false),
    comeBack: () => (isThere = true),
    lose() {
      isThere = false;
      device.dispatchEvent(new Event('gattserverdisconnected'));
    },
    tell(beats: number, hasContact = true) {
      characteristic.value = new DataView(Uint8Array.from([hasContact ? 0b110 : 0b100, beats]).buffer);
      characteristic.dispatchEvent(new Event('characteristicvaluechanged'));
    },
  };
}
