/** An instant with how far its place was ahead of UTC; null if that is not said. */
export interface PlacedInstant {
  ms: number;
  offsetSeconds: number | null;
}

const pattern = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)? ?(Z|[+-]\d\d:?(?:\d\d)?)?$/i;

/** No place on Earth is further from UTC. */
export const furthestOffsetSeconds = 14 * 3_600;

/** '2025-11-02T07:31:05Z', '2025-11-02 07:31:05 +0100', or without a zone, which then is UTC; null for anything else. */
export function readInstant(text: string): PlacedInstant | null {
  const match = pattern.exec(text.trim());
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  // 'February 30' would be a day in March.
  if (new Date(local).getUTCDate() !== day || month > 12 || hour > 24 || minute > 59 || second > 60)
    return null;
  const zone = match[7];
  if (!zone || /z/i.test(zone)) return { ms: local, offsetSeconds: null };
  const size = Number(zone.slice(1, 3)) * 3_600 + Number(zone.slice(3).replace(':', '') || 0) * 60;
  const offsetSeconds = zone.startsWith('-') ? -size : size;
  if (size > furthestOffsetSeconds) return null;
  return { ms: local - offsetSeconds * 1_000, offsetSeconds };
}
