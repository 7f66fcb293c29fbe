import type { LocalDate } from '../../shared/rules/local-date';
import { mondayOf } from '../../shared/rules/local-date';
import type { MovedDay, PlannedWeek } from './planner/week';

/**
 * The moves after another one: this week's session, missed or upcoming, goes to a free day that is not over. Null if
 * that is impossible. Moves of past weeks are dropped, and a session moved back counts as never moved.
 */
export function moveDay(
  moves: readonly MovedDay[],
  { days }: PlannedWeek,
  today: LocalDate,
  { from, to }: MovedDay,
): MovedDay[] | null {
  const ofThisWeek = moves.filter((move) => move.from >= mondayOf(today));
  if (ofThisWeek.some((move) => move.from === from && move.to === to)) return ofThisWeek;
  const stateOf = (date: LocalDate) => days.find((day) => day.date === date)?.state;
  const isThere = stateOf(from) === 'planned' || stateOf(from) === 'missed';
  if (!isThere || stateOf(to) !== 'rest' || to < today) return null;
  const origin = ofThisWeek.find((move) => move.to === from)?.from ?? from;
  const others = ofThisWeek.filter((move) => move.to !== from);
  return origin === to ? others : [...others, { from: origin, to }];
}
