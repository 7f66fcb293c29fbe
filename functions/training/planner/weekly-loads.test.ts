import { expect, it } from 'vitest';
import { addDays } from '../../../shared/rules/local-date';
import { library, monday } from './training.fixture';
import { weeklyLoads } from './weekly-loads';

const squats = (date: typeof monday, seconds: number, finished = true) => ({
  date,
  minutes: 10,
  exercises: [{ exerciseId: 'squat', workSeconds: seconds, finished }],
  effort: null,
  swaps: [],
  stoppedAt: null,
  counted: true,
});
const met = library.find(({ id }) => id === 'squat')?.met ?? 0;

it('the load of six weeks is what was finished in each, from Monday to Sunday', () => {
  const history = [
    squats(addDays(monday, -36), 600),
    squats(addDays(monday, -35), 300),
    squats(addDays(monday, -1), 600),
    squats(monday, 120),
    squats(addDays(monday, 2), 60),
    squats(addDays(monday, 2), 600, false),
  ];
  const weeks = weeklyLoads(history, library, addDays(monday, 2));
  expect(weeks.map((week) => week.monday)).toEqual(
    [-35, -28, -21, -14, -7, 0].map((days) => addDays(monday, days)),
  );
  expect(weeks.map(({ load }) => load)).toEqual(
    [5, 0, 0, 0, 10, 3].map((minutes) => Math.round(minutes * met)),
  );
});
