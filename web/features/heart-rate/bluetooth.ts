/** As much of Web Bluetooth as a heart rate strap needs; TypeScript's library does not have it. */
export interface Characteristic extends EventTarget {
  readonly value?: DataView | undefined;
  startNotifications(): Promise<unknown>;
}

interface Server {
  connect(): Promise<Server>;
  disconnect(): void;
  getPrimaryService(name: string): Promise<{ getCharacteristic(name: string): Promise<Characteristic> }>;
}

export interface Strap extends EventTarget {
  readonly gatt?: Server | undefined;
}

export interface Bluetooth {
  requestDevice(options: { filters: { services: string[] }[] }): Promise<Strap>;
}

export const ownBluetooth = (): Bluetooth | null =>
  (navigator as { bluetooth?: Bluetooth }).bluetooth ?? null;
