import { createEmitter } from '../../lib/emitter';
import { ownBluetooth, type Bluetooth, type Characteristic, type Strap } from './bluetooth';
import { parseMeasurement } from './parse-measurement';

export interface Reading {
  /**
   * 'noContact': it is there, but tells nothing; 'lost': it is out of reach, and tried again; 'failed': it was never
   * reached.
   */
  status: 'off' | 'connecting' | 'connected' | 'noContact' | 'lost' | 'failed';
  /** The last value while connected. */
  beats: number | null;
  /** Grows with each value, so that equal ones are told apart. */
  number: number;
}

const service = 'heart_rate';
const measurement = 'heart_rate_measurement';
/** A strap tells once a second. */
const silentMs = 5_000;
const firstPauseMs = 1_000;
const longestPauseMs = 15_000;
/** Between two parts of a workout, nobody shows it for a moment. */
const releaseMs = 2_000;

/** The person closed the browser's list of devices. */
const isCanceled = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

/** Its measurements; throws if it cannot be reached. */
async function reach(strap: Strap): Promise<Characteristic> {
  const server = await strap.gatt?.connect();
  const found = await (await server?.getPrimaryService(service))?.getCharacteristic(measurement);
  if (!found) throw new Error('No heart rate.');
  await found.startNotifications();
  return found;
}

/** Listens to one strap at a time; null where it tells nothing, or has been silent. */
function createReader(tell: (beats: number | null) => void) {
  let source: Characteristic | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(silence);
    silence = setTimeout(() => tell(null), silentMs);
  };
  const onValue = () => {
    if (!source?.value) return;
    wait();
    tell(parseMeasurement(source.value));
  };
  function stop() {
    clearTimeout(silence);
    source?.removeEventListener('characteristicvaluechanged', onValue);
    source = null;
  }
  return {
    stop,
    listen(found: Characteristic) {
      stop();
      source = found;
      found.addEventListener('characteristicvaluechanged', onValue);
      wait();
    },
  };
}

/** One strap: asked for by the person, read until it is let go, and found again whenever it is lost. */
export function createHeartRateMonitor(bluetooth: () => Bluetooth | null = ownBluetooth) {
  const changes = createEmitter();
  let reading: Reading = { status: 'off', beats: null, number: 0 };
  let strap: Strap | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let release: ReturnType<typeof setTimeout> | undefined;
  let holders = 0;
  let isOpening = false;

  function tell(status: Reading['status'], beats: number | null = null) {
    if (status === reading.status && beats === null) return;
    reading = { status, beats, number: reading.number + 1 };
    changes.tell();
  }
  const reader = createReader((beats) => tell(beats === null ? 'noContact' : 'connected', beats));

  async function open(wanted: Strap): Promise<void> {
    isOpening = true;
    const found = await reach(wanted).finally(() => (isOpening = false));
    // Let go while it was being reached.
    if (strap === wanted) reader.listen(found);
    else wanted.gatt?.disconnect();
  }

  /** Tries until it is there again; each pause is twice the one before. */
  function reopen(wanted: Strap, pauseMs = firstPauseMs) {
    clearTimeout(retry);
    retry = setTimeout(() => {
      open(wanted).catch(() => {
        if (strap === wanted) reopen(wanted, Math.min(longestPauseMs, pauseMs * 2));
      });
    }, pauseMs);
  }

  function onLost({ target }: Event) {
    if (!strap || strap !== target || isOpening) return;
    reader.stop();
    tell('lost');
    reopen(strap);
  }

  function disconnect() {
    reader.stop();
    clearTimeout(retry);
    const left = strap;
    strap = null;
    left?.removeEventListener('gattserverdisconnected', onLost);
    left?.gatt?.disconnect();
    tell('off');
  }

  return {
    read: () => reading,
    subscribe: changes.subscribe,
    disconnect,

    /** Opens the browser's list of straps, so it needs a click. */
    async connect(): Promise<void> {
      disconnect();
      tell('connecting');
      try {
        const wanted = await bluetooth()?.requestDevice({ filters: [{ services: [service] }] });
        if (!wanted) throw new Error('No Bluetooth.');
        strap = wanted;
        wanted.addEventListener('gattserverdisconnected', onLost);
        await open(wanted);
      } catch (error) {
        disconnect();
        if (!isCanceled(error)) tell('failed');
      }
    },

    /** Keeps it until the returned function is called and nobody else holds it. */
    hold(): () => void {
      holders += 1;
      clearTimeout(release);
      return () => {
        holders -= 1;
        if (holders === 0) release = setTimeout(disconnect, releaseMs);
      };
    },
  };
}

export type HeartRateMonitor = ReturnType<typeof createHeartRateMonitor>;

/** The page's own. */
export const heartRateMonitor = createHeartRateMonitor();
