import { changedBy, requestOf } from '../requests/plan-request';
import { says } from '../../../../shared/domain/reading/phrases';
import { say, type Intent, type Dialogue } from '../dialogue';
import { propose } from './plan-workout';

const changes = {
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
const shortest = 5;

function changedMinutes({ reading, earlier }: Dialogue): number | null {
  if (!earlier.plan) return null;
  const { minutes } = earlier.plan;
  if (says(reading.words, ...changes.shorter)) return Math.max(shortest, Math.round(minutes * 0.6));
  return says(reading.words, ...changes.longer) ? Math.round(minutes * 1.5) : null;
}

export const changePlan: Intent = {
  name: 'change the last plan',
  signals: [
    [3, '#after-plan'],
    [4, ...changes.other, ...changes.shorter, ...changes.longer],
    [4, '#easier', '#harder'],
    [3, '#quiet', '#bare', '#equipment', '#unwanted', '#resting', '#pain'],
    [2, '#minutes', '#group'],
    [2, '#brief', 'make it', 'instead', 'without', 'but', 'and'],
    [-4, '#exercise'],
  ],
  needs: ({ earlier, reading }) => {
    const isChange =
      says(reading.words, ...changes.other, ...changes.shorter, ...changes.longer) || reading.effort !== null;
    const asks = requestOf(reading);
    const hasWish =
      isChange ||
      asks.quiet ||
      asks.bare ||
      asks.minutes !== null ||
      asks.groups.length +
        asks.restingGroups.length +
        asks.equipment.length +
        asks.bannedEquipment.length +
        asks.unwantedIds.length +
        asks.pains.areas.size >
        0;
    return earlier.plan !== null && hasWish;
  },
  answer: (dialogue) => {
    const { earlier, reading } = dialogue;
    if (!earlier.plan) return say('Which workout shall I change?');
    const wanted = requestOf(reading);
    const isOther = says(reading.words, ...changes.other);
    const isShorter = says(reading.words, ...changes.shorter) && !isOther;
    const request = changedBy(earlier.plan.request, {
      ...wanted,
      minutes: changedMinutes(dialogue) ?? reading.minutes ?? earlier.plan.minutes,
      onlyIds: isShorter ? earlier.plan.exerciseIds : [],
      usedIds: isOther ? earlier.plan.exerciseIds : [],
      keptIds: isOther || reading.effort !== null ? [] : earlier.plan.exerciseIds,
    });
    return propose(request, dialogue, isOther ? 'Sure, a fresh one:' : 'Changed for you:');
  },
};
