import type { Weekday } from '../../../shared/rules/training/person';
import { saidPlainly } from './said';

const dayWord =
  '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?';
const onlyDays = new RegExp(
  `^(?:(?:ok|so|and|or|n|plus|on|every|make it|only|just|please|pls|maybe|rather|then|actually|better|lets do|train|workouts?|sessions?|${dayWord}|weekdays?|weekends?|other day|day|mornings?|evenings?|instead|off|would be|is|are|good|fine|works?|for me|b4|before|after|work)\\s*)+$`,
);
const setting =
  /\b(?:my days|training days|days? (?:to|are|off)|(?:change|switch|set|move|swap) .{0,20}\bto\b|train (?:on|only)|work ?out (?:on|only)|only (?:on )?|not possible|doesnt work|wont work|no good|cant (?:do|train|make)|can not (?:do|train|make)|not on|never on|free on|off|every other day|times a week|days? a week|per week|each week|every week|weekly|plan my week|week plan|schedule)\b/;
const moving =
  /\b(?:move|push|shift|postpone|reschedule|bump|do) (?:\w+ )?(?:todays?|tomorrows?|tonights?|it|that|this|my (?:workout|session)|the (?:workout|session)|session|workout|\w+days?)\b.{0,20}\b(?:to|till|until|on)\b|\bon the \d{1,2}(?:st|nd|rd|th)\b(?!.{0,6}(?:one|exercise|move|workout))/;
/** Something comes up on a training day. */
const comesBetween =
  /\b(?:wedding|party|funeral|flight|flying|travel\w*|away|busy|working|shift|birthday|trip|exam|appointment|visitors|moving house|cant (?:do|make|train|come))\b/;
const asksWhatThen =
  /\b(?:what (?:do|can|should|shall) (?:i|we)|what (?:now|then|instead)|can (?:i|we|you) (?:move|swap|shift|skip)|is that (?:ok|bad)|do i (?:skip|miss)|instead)\b/;
const now = /\b(?:now|today|tonight|this morning)\b/;
const talksPast = /\b(?:did|was|were|went|how|why|what|when|log|last|since|until|hurts?|sore)\b/;

/** What a message asks of the calendar: a week with other days, or a moved session; null when nothing. */
export function scheduleAct(text: string, days: readonly Weekday[]): 'plan-week' | 'move-day' | null {
  const said = saidPlainly(text);
  if (moving.test(said) && !talksPast.test(said)) return 'move-day';
  if (days.length > 0 && comesBetween.test(said) && asksWhatThen.test(said)) return 'move-day';
  if (days.length === 0 || now.test(said) || (talksPast.test(said) && !text.endsWith('?'))) return null;
  if (onlyDays.test(said)) return 'plan-week';
  return setting.test(said) ? 'plan-week' : null;
}
