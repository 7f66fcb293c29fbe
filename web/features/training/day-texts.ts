import type { TrainingWeek } from '../../../shared/contracts/training';
import { activityKindNames, distanceText } from '../../../shared/rules/activity-text';
import { weekdayName, type LocalDate } from '../../../shared/rules/local-date';
import type { UnitSystem } from '../../../shared/rules/units';

export type TrainingDay = TrainingWeek['days'][number];
type Outside = NonNullable<TrainingDay['outside']>[number];

/** 'Monday'. */
export const dayName = weekdayName;
/** 'Mon'. */
export const shortDayName = (date: LocalDate): string => weekdayName(date).slice(0, 3);

const stateTexts: Record<TrainingDay['state'], string> = {
  done: 'done',
  planned: 'planned',
  missed: 'no session',
  rest: 'rest',
};

/** How far, or how long where that is unknown: '10 km', '45 min'. */
export const amountText = ({ kind, minutes, distanceMeters }: Outside, units: UnitSystem): string =>
  distanceMeters ? distanceText(distanceMeters, kind, units) : `${minutes} min`;

/** 'Run 10 km'. */
export const outsideText = (activity: Outside, units: UnitSystem): string =>
  `${activityKindNames[activity.kind]} ${amountText(activity, units)}`;

/** 'Monday, planned: Legs and core, 18 min. Also: Run 10 km'. */
export function dayText(day: TrainingDay, today: LocalDate, units: UnitSystem): string {
  const { date, state, title, minutes, outside = [] } = day;
  const name = date === today ? `Today, ${dayName(date)}` : dayName(date);
  const what = [title, minutes > 0 ? `${minutes} min` : null].filter(Boolean).join(', ');
  const also = outside.map((activity) => outsideText(activity, units)).join(', ');
  return `${name}, ${stateTexts[state]}${what && `: ${what}`}${also && `. Also: ${also}`}`;
}
