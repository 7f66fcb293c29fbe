import { addDays, weekday, weekdayName, type LocalDate } from '../../../../../shared/rules/local-date';
import { burnedText } from '../../../../../shared/rules/kcal-text';
import { saidPlainly } from '../../../understanding/said';
import { say, type Dialogue } from '../../dialogue';
import { joined } from '../../../../../shared/rules/joined';
import { count } from '../../wording/count';
import { activityBetween, dayText, todayOf } from '../../wording/figures';
import type { Topic } from './topic';

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const dayWord = /\b(mon|tue|wed|thu|fri|sat|sun)(?:s|day|sday|nesday|r|rs|rsday|urday)?\b/;

/** The past day that is named: the most recent one with that name, or so many days ago. */
function pastDayIn(said: string, today: LocalDate): LocalDate | null {
  if (/\bday before yesterday\b/.test(said)) return addDays(today, -2);
  if (/\byesterday\b/.test(said)) return addDays(today, -1);
  const ago = /\b(\d+) days? ago\b/.exec(said);
  if (ago) return addDays(today, -Number(ago[1]));
  const named = dayNames.indexOf(dayWord.exec(said)?.[1] ?? '') + 1;
  if (named === 0) return null;
  return addDays(today, -((weekday(today) - named + 7) % 7 || 7));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function pastDay({ text, facts }: Dialogue) {
  const date = pastDayIn(saidPlainly(text), todayOf(facts));
  if (date === null) return say('Which day do you mean? For example *“what did I do on Monday?”*');
  const { workouts, activeMinutes, caloriesKcal } = activityBetween(facts, date, date);
  const when = capital(dayText(facts, date));
  const day = when.includes(weekdayName(date)) ? when : `${when} (${weekdayName(date)})`;
  if (workouts === 0 && activeMinutes === 0) return say(`${day}: no workout here, so it was a rest day.`);
  const titles = facts.recentSessions.filter(({ localDate }) => localDate === date).map(({ title }) => title);
  return say(
    `${day}: **${count(workouts, 'workout')}**${titles.length > 0 ? ` (${joined(titles)})` : ''}, **${count(activeMinutes, 'active minute')}**, **${burnedText(caloriesKcal)}**.`,
  );
}

/** What was done on a single past day. */
export const pastDayTopic: Topic = {
  name: 'topic-past-day',
  called: 'a past day',
  asks: [
    /\b(?:did i|have i|was i|i did|i trained|what was my|how was (?:my|the)|how long was)\b/,
    /\b(?:(?:last|on|this) (?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d+ days? ago|day before yesterday)\b/,
  ],
  not: /\b(?:until|till|its|month|record|records|eat|ate|eaten|meals?|food|drink|drank|breakfast|lunch|dinner|protein|weigh\w*|steps|calories|kcal|next|tomorrow|should|can i|will|planned|plan|sore|hurts?|pain\w*|sleep|slept|since|every|points|give|want|make)\b/,
  when: (_, said) => !/\b(?:every|each|between)\b/.test(said),
  answer: pastDay,
  next: [
    [
      /^(?:(?:and|what about|how about|or|ok|so|the) )*(?:on |last )?(?:the )?(?:(?:mon|tue|wed|thu|fri|sat|sun)(?:s|day|sday|nesday|r|rs|rsday|urday)?|\d+ days? ago|yesterday|day before(?: yesterday)?)$/,
      pastDay,
    ],
  ],
};
