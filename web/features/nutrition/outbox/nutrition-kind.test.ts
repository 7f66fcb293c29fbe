import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { NutritionDay } from '../../../../shared/contracts/nutrition';
import { localDateSchema } from '../../../../shared/rules/local-date';
import { sumOfNutrients } from '../../../../shared/rules/nutrition/nutrients';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { nutritionDayQuery } from '../api/nutrition-queries';
import { nutritionKind } from './nutrition-kind';

vi.mock('../../../lib/api/call-endpoint', () => ({ callEndpoint: vi.fn() }));

const date = localDateSchema.parse('2026-04-08');
const drink = { id: `${date}-drink`, date, millilitres: 250 };

it('a day that was being read when a drink was saved is read again', async () => {
  let answerFirst: (day: Partial<NutritionDay>) => void = () => undefined;
  vi.mocked(callEndpoint)
    .mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve as typeof answerFirst)))
    .mockResolvedValue({ date, water: [drink] } as never);
  const queries = new QueryClient();
  const page = new QueryObserver(queries, nutritionDayQuery('today'));
  const leave = page.subscribe(() => undefined);
  const entry = { kind: 'water' as const, userId: 'sam', id: 'drink', date, millilitres: 250 };
  nutritionKind.onSettled?.(queries, { entry, saved: drink, made: { at: 0, zone: 'UTC' } } as never);
  answerFirst({ date, water: [] });
  await vi.waitFor(() => expect(page.getCurrentResult().data?.water).toEqual([drink]));
  leave();
});

it('a meal keeps its minute when the clock of the device was wrong', () => {
  const meal = {
    kind: 'meal' as const,
    userId: 'sam',
    id: 'meal',
    date,
    mealType: 'lunch' as const,
    items: [],
  };
  const shown = { ...meal, totals: sumOfNutrients([]), loggedAt: '2026-04-08T09:05:00.000Z' };
  const entry = { ...meal, zone: 'UTC', eatenAt: '2026-04-08T09:05:00.000Z', shown };
  const made = new Date('2026-04-07T09:05:00.000Z');
  const corrected = nutritionKind.correct(entry, { made, shift: () => made.toISOString() });
  expect(corrected).toMatchObject({ date: '2026-04-07', eatenAt: made.toISOString() });
});
