import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addDays, localDateSchema } from '../../../../shared/rules/local-date';
import { plan, planWith, serve, setUpTraining, show } from '../training.fixture';
import { LevelsCard } from './levels-card';

setUpTraining();

const monday = localDateSchema.parse('2026-11-16');
const loads = [120, 0, 1310].map((load, index) => ({ monday: addDays(monday, 7 * (index - 2)), load }));

it('levels, load and records of the last weeks are told in words as well', async () => {
  serve({ [plan]: planWith({ loads }) });
  show(<LevelsCard recordDays={[addDays(monday, -14), monday, addDays(monday, 6), addDays(monday, 7)]} />);
  const load = 'Load over 3 weeks: 2 weeks ago 120, last week 0, this week 1310';
  expect(await screen.findByRole('img', { name: load })).toBeTruthy();
  expect(screen.getByText('1,310 this week')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Records over 3 weeks: 1, 0, 2' })).toBeTruthy();
  expect(screen.getByText('3 in 3 weeks')).toBeTruthy();
  const legs = screen.getByRole('progressbar', { name: 'Legs' });
  expect(legs.getAttribute('aria-valuetext')).toBe('Level 2.5');
});

it('records that are not here yet are not told as none', async () => {
  serve({ [plan]: planWith({ loads }) });
  show(<LevelsCard recordDays={undefined} />);
  await screen.findByText('1,310 this week');
  expect(screen.queryByText(/^0 in/)).toBeNull();
});
