import { addDays, type LocalDate, mondayOf } from '../../../shared/rules/local-date';
import { trainingAreas } from './areas';
import type { Library } from './difficulty';
import type { TrainingHistory } from './history';
import { levelsOf } from './levels';
import { loadBetween, phaseOf } from './load';
import type { PlanInput } from './plan-input';
import type { WeekReview } from './week';
import { joined } from '../../../shared/rules/joined';
import { areaText, capitalized, countText, numberText } from './words';

interface ReviewInput extends PlanInput {
  today: LocalDate;
}

const within = (history: TrainingHistory, from: LocalDate, to: LocalDate) =>
  history.filter(({ date }) => date >= from && date <= to);

function keptText(done: number, planned: number): string {
  const sessions = capitalized(countText(done, 'session'));
  if (done > planned) return `${sessions} last week, more than planned.`;
  if (done === planned) return `${sessions} last week, just as planned.`;
  return `${capitalized(numberText(done))} of ${countText(planned, 'session')} last week, and each one counts.`;
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
  if (up.length > 0) return `You made progress in ${joined(up)}, so we'll do a little more there.`;
  return down.length > 0 ? `${capitalized(joined(down))} felt hard, so I took a step back there.` : null;
}

function nextText(history: TrainingHistory, byId: Library, monday: LocalDate): string | null {
  const phase = phaseOf(history, byId, monday);
  if (phase === 'lighter_week')
    return 'After three strong weeks, this one is lighter so your body can catch up.';
  if (phase === 'lighter_after_hard')
    return 'The last two workouts felt too hard, so the next one is lighter.';
  const load = (back: number) =>
    loadBetween(history, byId, addDays(monday, -7 * back), addDays(monday, -7 * back + 6));
  const [last, before] = [load(1), load(2)];
  if (before === 0 || last === 0) return null;
  const percent = Math.round((last / before - 1) * 100);
  if (percent >= 5) return `You did ${percent}% more than the week before.`;
  return percent <= -15 ? "It was a lighter week than the one before. We'll build from here." : null;
}

/** How last week went and what follows; null if nothing was done. */
export function reviewWeek(
  { person, history, library, today }: ReviewInput,
  byId: Library,
): WeekReview | null {
  const monday = mondayOf(today);
  const past = within(history, addDays(monday, -28), addDays(monday, -1));
  const last = within(past, addDays(monday, -7), addDays(monday, -1)).filter(({ counted }) => counted);
  if (last.length === 0) return null;
  const earlier = within(past, addDays(monday, -28), addDays(monday, -8));
  const sessionsPlanned = person.trainingDays.length;
  const sentences = [
    keptText(last.length, sessionsPlanned),
    earlier.length === 0 ? null : levelText(earlier, past, library),
    nextText(past, byId, monday),
  ];
  return {
    sessionsDone: last.length,
    sessionsPlanned,
    minutes: last.reduce((sum, { minutes }) => sum + minutes, 0),
    sentences: sentences.filter((sentence) => sentence !== null),
  };
}
