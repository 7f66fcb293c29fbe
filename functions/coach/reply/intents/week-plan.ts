import type { TrainingSettings } from '../../../../shared/contracts/training';
import { countText } from '../../../training/planner/words';
import type { PlannedWeek, WeekDay } from '../../../training/planner/week';
import type { OwnTraining } from '../../../training/public';
import type { CoachReply } from '../../coach-facts';
import { say, type Dialogue, type Intent } from '../dialogue';
import { areDaysDenied } from '../reading/read-days';
import type { Reading } from '../reading/reading';
import { joined } from '../../../../shared/rules/joined';
import { count } from '../wording/count';
import { unknownPerson } from './plan-workout';

const dayName = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const nameOf = ({ date }: WeekDay) => dayName.format(new Date(`${date}T00:00:00Z`));

/** 'three sessions, 54 minutes in all: Monday, Wednesday, and Friday'. */
function summaryOf(days: readonly WeekDay[]): string {
  const planned = days.filter(({ state }) => state === 'planned');
  const minutes = planned.reduce((sum, day) => sum + day.minutes, 0);
  return `${countText(planned.length, 'session')}, ${count(minutes, 'minute')} in all: ${joined(planned.map(nameOf))}`;
}

const bounds = { least: 5, most: 90 };

/** The week asked for, with the settings that saving it would store; null when they are stored already. */
function weekFor(
  training: OwnTraining,
  { days, minutes }: Pick<Reading, 'days' | 'minutes'>,
): { week: PlannedWeek; settings: TrainingSettings | null } {
  const { areChosen, ...stored } = training.settings;
  const wanted: TrainingSettings = {
    days: days.length > 0 ? [...days] : stored.days,
    minutes: Math.min(bounds.most, Math.max(bounds.least, minutes ?? stored.minutes)),
    equipment: stored.equipment,
  };
  if (JSON.stringify(wanted) !== JSON.stringify(stored))
    return { week: training.weekWith(wanted), settings: wanted };
  return { week: training.week, settings: areChosen ? null : wanted };
}

/** The days named, or all others of the week when the message rules them out. */
function wantedDays({ text, reading }: Dialogue, training: OwnTraining) {
  const { days } = reading;
  if (days.length === 0 || !areDaysDenied(text)) return days;
  return training.settings.days.filter((day) => !days.includes(day));
}

/** Days already past this week start next week. */
function laterText({ days }: PlannedWeek, settings: TrainingSettings): string {
  const planned = new Set(days.filter(({ state }) => state === 'planned').map(nameOf));
  const all = settings.days.flatMap((day) =>
    days.flatMap((each, at) => (at + 1 === day ? [nameOf(each)] : [])),
  );
  return all.every((name) => planned.has(name)) ? '' : ` From next week on, it's ${joined(all)}.`;
}

/** All sessions in a week have the same length. */
const oneLonger = /\b(?:longer|shorter|long|short|big|bigger)\b.{0,12}\b(?:one|session|workout|day)?\b/i;

const nothingPlanned = 'Nothing fits into a week with those days. Try others, or ask me what to do today.';

function answer(dialogue: Dialogue): CoachReply {
  const { facts, reading } = dialogue;
  const { training } = facts;
  if (!training) return say(unknownPerson);
  if (!training.session) return say(training.today.opening);
  const days = wantedDays(dialogue, training);
  if (days.length === 1 && reading.minutes === null && oneLonger.test(dialogue.text))
    return say(
      `All sessions in your week are the same length, ${count(training.settings.minutes, 'minute')} each. On the day itself, say *“make it 30”* to make that one longer.`,
    );
  const { week, settings } = weekFor(training, { days, minutes: reading.minutes });
  if (!week.days.some(({ state }) => state === 'planned')) return say(nothingPlanned);
  const when = (week.days[0]?.date ?? '') > training.input.date ? 'Next week' : 'Your week';
  const note = week.note ? ` ${week.note}` : '';
  const later = settings && days.length > 0 ? laterText(week, settings) : '';
  const ending = settings
    ? "Press **Save this week**, and I'll plan with these days from now on."
    : 'This is the plan on your dashboard; you can move days there.';
  return {
    ...say(`${when}: **${summaryOf(week.days)}**.${note}${later}\n\n${ending}`),
    week: { days: week.days, settings },
  };
}

export const weekPlan: Intent = {
  name: 'plan-week',
  answer,
};
