import { describe, expect, it } from 'vitest';
import { allTimeZones, searchTimeZones, zoneName } from './time-zones';

describe('time zones', () => {
  const zones = allTimeZones('Mars/Olympus_Mons');

  it('are all the browser knows, plus UTC and the stored one, in order', () => {
    expect(zones.length).toBeGreaterThan(300);
    expect(zones).toEqual(expect.arrayContaining(['Europe/Lisbon', 'UTC', 'Mars/Olympus_Mons']));
    expect(zones).not.toContain('Asia/Calcutta');
    expect(zones).toEqual(zones.toSorted((one, other) => one.localeCompare(other)));
    expect(new Set(zones).size).toBe(zones.length);
  });

  it.each([
    ['lisb', 'Europe/Lisbon'],
    ['  NEW   york ', 'America/New_York'],
    ['new_york', 'America/New_York'],
    ['america sao', 'America/Sao_Paulo'],
    ['são', 'America/Sao_Paulo'],
    ['port au', 'America/Port-au-Prince'],
    ['kolkata', 'Asia/Kolkata'],
    ['kyiv', 'Europe/Kyiv'],
  ])('are found by %j', (text, zone) => {
    expect(searchTimeZones(zones, text)).toContain(zone);
    expect(searchTimeZones(zones, text).length).toBeLessThan(15);
  });

  it('are not found by the middle of a word, and nonsense finds nothing', () => {
    expect(searchTimeZones(zones, 'isbon')).toEqual([]);
    expect(searchTimeZones(zones, 'atlantis')).toEqual([]);
    expect(searchTimeZones(zones, ' ')).toEqual(zones);
  });

  it('are named by city and region', () => {
    expect(zoneName('America/Argentina/Buenos_Aires')).toEqual({
      city: 'Buenos Aires',
      region: 'America, Argentina',
    });
    expect(zoneName('UTC')).toEqual({ city: 'UTC', region: '' });
  });
});
