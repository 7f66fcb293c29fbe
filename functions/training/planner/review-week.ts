import { addDays, type LocalDate, mondayOf } from '../../../shared/rules/local-date';
import { trainingAreas } from './areas';
import type { Library } from './difficulty';
import type { TrainingHistory } from './history';
import { levelsOf } from './levels';
import { loadBetween, phaseOf } from './load';
import { alsoText } from './outside-texts';
import type { PlanInput } from './plan-input';
import type { WeekReview } from './week';
import { joined } from '../../../shared/rules/joined';
import { areaText, capitalized, countText } from './words';

interface ReviewInput extends PlanInput {
  today: LocalDate;
}

const within = (history: TrainingHistory, from: LocalDate, to: LocalDate) =>
  history.filter(({ date }) => date >= from && date <= to);

function keptText(done: number, planned: number): string {
  const sessions = capitalized(countText(done, 'session'));
  if (done > planned) return `${sessions} last week, more than planned.`;
  if (done === planned) return `${sessions} last week, just as planned.`;
  return `${sessions} last week. ${done === 1 ? 'It counts.' : 'Each one counts.'}`;
}

/** Areas whose level moved by a quarter or more since the week before. */
function levelText(
  before: TrainingHistory,
  after: TrainingHistory,
  library: PlanInput['library'],
): string | null {
  const [old, now] = [levelsOf(before, library), levelsOf(after, library)];
  const moved = (by: number) =>
    trainingAreas.filter((area) => (now[area] - old[area]) * by >= 0.25).map(areaText);
  const [up, down] = [moved(1), moved(-1)];
  if (up.length > 0) return `You made progress in ${joined(up)}.`;
  return down.length > 0 ? `I eased off a little in ${joined(down)}.` : null;
}

function nextText({ history, today }: ReviewInput, byId: Library): string | null {
  const phase = phaseOf(within(history, addDays(mondayOf(today), -28), today), byId, today);
  if (phase === 'lighter_week')
    return 'After three strong weeks, this one is lighter so your body can catch up.';
  if (phase === 'lighter_after_hard')
    return 'The last two workouts felt too hard, so the next one is lighter.';
  const load = (back: number) => {
    const from = addDays(mondayOf(today), -7 * back);
    return loadBetween(history, byId, from, addDays(from, 6));
  };
  const [last, before] = [load(1), load(2)];
  return before === 0 ? null : moreText(last / before);
}

/** In percent, or in times where a percentage would be hard to picture. */
function moreText(ratio: number): string | null {
  const percent = Math.round((ratio - 1) * 100);
  if (percent < 5) return null;
  if (ratio < 1.9) return `You did ${percent}% more than the week before.`;
  return `You did about ${ratio < 2.5 ? 'twice' : countText(Math.round(ratio), 'time')} as much as the week before.`;
}

/** How last week went and what follows; null if nothing was done. */
export function reviewWeek(input: ReviewInput, byId: Library): WeekReview | null {
  const { person, history, library, today, outside = [] } = input;
  const monday = mondayOf(today);
  const past = within(history, addDays(monday, -28), addDays(monday, -1));
  const last = within(past, addDays(monday, -7), addDays(monday, -1)).filter(({ counted }) => counted);
  if (last.length === 0) return null;
  const earlier = within(past, addDays(monday, -28), addDays(monday, -8));
  const sessionsPlanned = person.trainingDays.length;
  const sentences = [
    keptText(last.length, sessionsPlanned),
    alsoText(outside.filter(({ date }) => date >= addDays(monday, -7) && date < monday)),
    earlier.length === 0 ? null : levelText(earlier, past, library),
    nextText(input, byId),
  ];
  return {
    sessionsDone: last.length,
    sessionsPlanned,
    minutes: last.reduce((sum, { minutes }) => sum + minutes, 0),
    sentences: sentences.filter((sentence) => sentence !== null),
  };
}
