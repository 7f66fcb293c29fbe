import { says } from '../../../understanding/phrases';
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

/** Whether a message contains a request that changes a workout. */
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

const planWords = ['workout|plan|session|it|that|whole'];

/** Whether a message changes the earlier workout even though other things were discussed since. */
export function refersBack(dialogue: Dialogue): boolean {
  const { reading, earlier } = dialogue;
  const { words, effort, groups, minutes, exercises } = reading;
  if (words.length > mostWords || exercises.length > 0) return false;
  const standsAlone = groups.length > 0 || (minutes !== null && says(words, 'workout|session|plan|training'));
  if (standsAlone) return false;
  if (says(words, ...changes.shorter, ...changes.longer)) return true;
  const isPlan = earlier.about === 'plan' || says(words, ...planWords);
  if (effort !== null) return isPlan;
  return isPlan && asksForChange(dialogue);
}
