// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import figures from '../../../features/nutrition/guide/guide-figures.json';
import NutritionGuidePage from './nutrition-guide';

beforeEach(() => {
  render(
    <MemoryRouter>
      <NutritionGuidePage />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const textOf = (element: Element) => element.textContent?.replaceAll(/\s+/g, ' ').trim();

describe('The nutrition guide', () => {
  it('has a part for each subject, and links to all of them', () => {
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const subjects = [
      'A plate that works',
      'Food groups',
      'Key nutrients',
      'Reducing carbs',
      'Low-carb foods',
      'Foods to limit',
    ];
    expect(links.map(textOf)).toEqual(subjects);
    for (const link of links) {
      const part = document.querySelector(link.getAttribute('href') ?? '');
      expect(part?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
  });

  it('shows the figures of the table, most first', () => {
    const rows = within(screen.getByRole('list', { name: 'Where to find protein' })).getAllByRole('listitem');
    const { portion, proteinG } = figures['Chicken breast'];
    expect(textOf(rows[0] as Element)).toBe(`Chicken breast ${portion}${proteinG} g`);
    expect(rows).toHaveLength(5);
  });

  it('calculates what a swap saves', () => {
    const [first] = within(screen.getByRole('list', { name: 'Swaps' })).getAllByRole('listitem');
    const [before, after] = [figures.Spaghetti, figures['Raw courgette']].map(({ carbsG }) =>
      Math.round(carbsG),
    );
    expect(textOf(first as Element)).toContain(`${(before ?? 0) - (after ?? 0)} g fewer carbs`);
  });

  it('sends people to a healthcare provider, and back to their meals', () => {
    const care = screen.getByRole('region', { name: 'Before you make big changes' });
    expect(care.textContent).toMatch(/not medical advice.*healthcare provider/);
    expect(within(care).getByRole('link', { name: 'Log a meal' }).getAttribute('href')).toBe('/nutrition');
  });

  it('names each food once in a list', () => {
    for (const list of screen.getAllByRole('list')) {
      const rows = within(list).queryAllByRole('listitem').map(textOf);
      expect(new Set(rows).size).toBe(rows.length);
    }
  });
});
