import { isTimeZone } from '../../../shared/rules/local-date';
import { deviceZone } from '../../lib/device-zone';

const separator = /[\s_/-]+/g;
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(separator, ' ');

// Browsers list some places under names that the time zone database has replaced.
const renamed = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Godthab', 'America/Nuuk'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
]);

/** The place's current name, if this browser knows it. */
export function presentName(zone: string): string {
  const name = renamed.get(zone);
  return name && isTimeZone(name) ? name : zone;
}

/** The zone this device is set to. */
export const deviceTimeZone = () => presentName(deviceZone() ?? 'UTC');

/** Every zone the browser knows, UTC, and `stored`, which may come from another browser. */
export function allTimeZones(stored: string): string[] {
  const zones = new Set(
    [...(Intl.supportedValuesOf?.('timeZone') ?? [deviceTimeZone()]), 'UTC', stored].map(presentName),
  );
  return [...zones].toSorted((one, other) => one.localeCompare(other));
}

/** The zones in which each word of `text` starts a word of the region or city. */
export function searchTimeZones(zones: readonly string[], text: string): string[] {
  const words = plain(text).split(' ').filter(Boolean);
  return zones.filter((zone) => {
    const name = ` ${plain(zone)}`;
    return words.every((word) => name.includes(` ${word}`));
  });
}

/** 'America/Argentina/Buenos_Aires' as 'Buenos Aires' in 'America, Argentina'. */
export function zoneName(zone: string): { city: string; region: string } {
  const parts = zone.replaceAll('_', ' ').split('/');
  return { city: parts.at(-1) ?? zone, region: parts.slice(0, -1).join(', ') };
}
