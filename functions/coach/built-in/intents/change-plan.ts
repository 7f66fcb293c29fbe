import { changedBy, requestOf } from '../requests/plan-request';
import { says } from '../../../../shared/domain/reading/phrases';
import { say, type Intent, type Dialogue } from '../dialogue';
import { changes } from '../requests/asks-for-change';
import { propose } from './plan-workout';

const shortest = 5;

function changedMinutes({ reading, earlier }: Dialogue): number | null {
  if (!earlier.plan) return null;
  const { minutes } = earlier.plan;
  if (says(reading.words, ...changes.shorter)) return Math.max(shortest, Math.round(minutes * 0.6));
  return says(reading.words, ...changes.longer) ? Math.round(minutes * 1.5) : null;
}

export const changePlan: Intent = {
  name: 'change-plan',
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
