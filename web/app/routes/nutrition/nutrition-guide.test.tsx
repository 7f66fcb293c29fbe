// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { carbTips, swaps } from '../../../features/nutrition/guide/carb-tips';
import figures from '../../../features/nutrition/guide/guide-figures.json';
import NutritionGuidePage from './nutrition-guide';

const open = (address = '/nutrition/guide') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <NutritionGuidePage />
    </MemoryRouter>,
  );
afterEach(cleanup);

const textOf = (element: Element) => element.textContent?.replaceAll(/\s+/g, ' ').trim();

describe('The nutrition guide', () => {
  it('has a closed part for each subject, which says what it holds', () => {
    open();
    const parts = [...document.querySelectorAll('details')];
    expect(parts.map((part) => part.querySelector('summary h2')?.textContent)).toEqual([
      'A plate that works',
      'Food groups',
      'Key nutrients',
      'Reducing carbs',
      'Low-carb foods',
      'Foods to limit',
    ]);
    expect(parts.some((part) => part.open)).toBe(false);
    expect(textOf(parts[3]!.querySelector('summary')!)).toBe('Reducing carbsSix ideas and six swaps');
    expect([carbTips.length, swaps.length]).toEqual([6, 6]);
  });

  it('opens the part that a link names', () => {
    open('/nutrition/guide#low-carb-foods');
    const parts = [...document.querySelectorAll('details')].filter((part) => part.open);
    expect(parts.map(({ id }) => id)).toEqual(['low-carb-foods']);
  });

  it('shows the figures of the table, most first', () => {
    open();
    const rows = within(screen.getByRole('list', { name: 'Where to find protein' })).getAllByRole('listitem');
    const { portion, proteinG } = figures['Chicken breast'];
    expect(textOf(rows[0] as Element)).toBe(`Chicken breast ${portion}${proteinG} g`);
    expect(rows).toHaveLength(5);
  });

  it('calculates what a swap saves', () => {
    open();
    const [first] = within(screen.getByRole('list', { name: 'Swaps' })).getAllByRole('listitem');
    const [before, after] = [figures.Spaghetti, figures['Raw courgette']].map(({ carbsG }) =>
      Math.round(carbsG),
    );
    expect(textOf(first as Element)).toContain(`${(before ?? 0) - (after ?? 0)} g fewer carbs`);
  });

  it('sends people to a healthcare provider, and back to their meals', () => {
    open();
    const care = screen.getByRole('region', { name: 'Before you make big changes' });
    expect(care.textContent).toMatch(/not medical advice.*healthcare provider/);
    expect(within(care).getByRole('link', { name: 'Log a meal' }).getAttribute('href')).toBe('/nutrition');
  });

  it('names each food once in a list', () => {
    open();
    for (const list of screen.getAllByRole('list')) {
      const rows = within(list).queryAllByRole('listitem').map(textOf);
      expect(new Set(rows).size).toBe(rows.length);
    }
  });
});
