import type { TrainingSettings } from '../../../../shared/contracts/training';
import type { WeekDay } from '../../../../shared/domain/training/week';
import type { OwnTraining } from '../../../training/public';
import type { CoachReply } from '../../coach-facts';
import { say, type Dialogue, type Intent } from '../dialogue';
import type { Reading } from '../reading/reading';
import { unknownPerson } from './plan-workout';

const dayName = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const nameOf = ({ date }: WeekDay) => dayName.format(new Date(`${date}T00:00:00Z`));

const stateTexts = { done: 'done', missed: 'missed', rest: 'rest' } as const;

function lineOf(day: WeekDay): string {
  const { state, title, minutes, reason } = day;
  if (state !== 'planned') return `- **${nameOf(day)}**: ${stateTexts[state]}`;
  return `- **${nameOf(day)}**: ${title ?? 'A session'}, ${minutes} min${reason ? `. ${reason}` : ''}`;
}

const bounds = { least: 5, most: 90 };

/** The settings that were asked for, null where the stored ones say the same already. */
function settingsFor({ settings }: OwnTraining, { days, minutes }: Reading): TrainingSettings | null {
  const { areChosen, ...stored } = settings;
  const wanted: TrainingSettings = {
    days: days.length > 0 ? [...days] : stored.days,
    minutes: Math.min(bounds.most, Math.max(bounds.least, minutes ?? stored.minutes)),
    equipment: stored.equipment,
  };
  const isSame = areChosen && JSON.stringify(wanted) === JSON.stringify(stored);
  return isSame ? null : wanted;
}

function answer({ facts, reading }: Dialogue): CoachReply {
  const { training } = facts;
  if (!training) return say(unknownPerson);
  if (!training.session) return say(training.today.opening);
  const settings = settingsFor(training, reading);
  const week = settings ? training.weekWith(settings) : training.week;
  const note = week.note ? `${week.note} ` : '';
  const ending = settings
    ? 'Press **Save this week**, and I plan with these days from now on.'
    : 'It is the plan on your dashboard; you can move days there.';
  return {
    ...say(`Your week:\n\n${week.days.map(lineOf).join('\n')}\n\n${note}${ending}`),
    week: { days: week.days, settings },
  };
}

export const weekPlan: Intent = {
  name: 'plan for a week',
  signals: [
    [
      8,
      'weekly plan|schedule|routine',
      'plan my week',
      'plan for the|this|next week',
      'week that fits|suits',
      'day plan',
      'training plan',
      'week plan',
      'schedule',
    ],
    [4, '#days'],
    [2, 'week', 'weekly'],
    [-4, 'did', 'done', 'trained', 'how many', 'how often', 'in a row', 'last week', 'yesterday'],
  ],
  answer,
};
