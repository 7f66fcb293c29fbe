import { says } from '../../../../shared/domain/reading/phrases';
import type { Dialogue } from '../dialogue';
import { requestOf } from './plan-request';

export const changes = {
  other: [
    'another',
    'different',
    'other one',
    'something else',
    'new one',
    'again',
    'shuffle',
    'change it',
    'swap',
    'next one',
    'not that',
    'not this',
    'boring',
  ],
  shorter: ['shorter', 'less time', 'quicker', 'too long', 'cut it down', 'half of it', 'smaller', 'fewer'],
  longer: ['longer', 'more time', 'too short', 'extend', 'bigger'],
};

const mostWords = 12;

/** Whether a message holds a wish that changes a workout. */
export function asksForChange({ reading }: Dialogue): boolean {
  if (reading.words.length > mostWords) return false;
  if (reading.effort !== null || says(reading.words, ...Object.values(changes).flat())) return true;
  const asked = requestOf(reading);
  const parts = [
    asked.groups,
    asked.restingGroups,
    asked.equipment,
    asked.bannedEquipment,
    asked.unwantedIds,
  ];
  return (
    asked.quiet ||
    asked.bare ||
    asked.minutes !== null ||
    asked.pains.areas.size > 0 ||
    parts.some((part) => part.length > 0)
  );
}
