// Typed as people type. cspell:ignore burpes
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exercises as builtIn } from '../../../../functions/exercises/library/catalogue';
import { profileWith } from '../../../../tests/support/fake-profile-api';
import { trainingOverview } from '../../../../tests/support/training-overview';
import { callsOf, open, serve, sessionOf, setUpWorkoutPage, start } from './workout-page.fixture';

const exercises = builtIn
  .filter(({ name }) => /^(Burpee|Cobra|Glute Bridge)/.test(name))
  .map((exercise) => ({ ...exercise, videoUrl: null }));
const withLibrary = (answers: object = {}) => serve({ 'GET /exercises': { exercises }, ...answers });

async function openBuilder() {
  const view = open();
  await view.user.click(screen.getByRole('button', { name: 'Choose exercises' }));
  await screen.findByRole('button', { name: /^Burpees/ });
  return view;
}

const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
// In the dock and, on wide windows, below the grid.
const bar = () => screen.getAllByRole('region', { name: 'Selection' })[0]?.textContent;
const startCustom = () => screen.getAllByRole('button', { name: 'Start Custom Workout' })[0]!;
const order = () =>
  within(screen.getByRole('list', { name: 'Order of exercises' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);
const exercisesSent = () =>
  ((callsOf(start)[0]?.body?.exercises ?? []) as { exerciseId: string }[]).map(
    ({ exerciseId }) => exerciseId,
  );

setUpWorkoutPage();

it('counts the minutes of its plan the same in the bar and in the order, and says its times', async () => {
  withLibrary();
  const { user } = await openBuilder();
  expect(screen.getByText(/Each starts at 80 seconds, with 40 seconds of rest between/)).toBeTruthy();
  for (const name of ['Burpees', 'Cobra', 'Glute Bridge']) await user.click(card(name));
  expect(bar()).toContain('Estimated: 6 min');
  expect(screen.getByText('3 exercises · 6 min, rests included')).toBeTruthy();
});

it('marks what is not a fit, asks once before starting with it, and forbids nothing', async () => {
  const training = { ...trainingOverview(), unsuitableIds: ['burpee'] };
  const knee = { id: 'sore.knees', kind: 'sore', label: 'Left knee', words: null, source: 'profile' };
  withLibrary({
    'GET /profile': profileWith({}, { training }),
    'GET /spared': { facts: [{ ...knee, since: null, until: null, holdsTraining: false }] },
    [start]: sessionOf('core-blast', { title: 'Custom workout', routineId: null }),
  });
  const { user } = await openBuilder();
  await waitFor(() => expect(card('Burpees').textContent).toContain('Not a fit for your left knee'));
  expect(card('Cobra').textContent).not.toContain('Not a fit');
  await user.click(card('Cobra'));
  await user.click(card('Burpees'));
  await user.click(startCustom());
  const question = within(screen.getByRole('dialog', { name: "One move isn't the best fit" }));
  expect(question.getByText('Not a fit for your left knee')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Take it out' }));
  expect(order()).toEqual(['1 Cobra Stretch']);
  expect(callsOf(start)).toHaveLength(0);
  await user.click(card('Burpees'));
  await user.click(startCustom());
  await user.click(screen.getByRole('button', { name: 'Start anyway' }));
  expect(exercisesSent()).toEqual(['cobra', 'burpee']);
});

it('shows what was chosen on top of the library, where a tap takes it out again', async () => {
  withLibrary();
  const { user } = await openBuilder();
  expect(screen.queryByRole('group', { name: 'Chosen exercises' })).toBeNull();
  await user.click(card('Cobra'));
  await user.click(card('Burpees'));
  const chosen = within(screen.getByRole('group', { name: 'Chosen exercises' }));
  expect(chosen.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['Cobra Stretch', 'Burpees']);
  await user.click(chosen.getByRole('button', { name: 'Take out Cobra Stretch' }));
  expect(card('Cobra').getAttribute('aria-pressed')).toBe('false');
  expect(order()).toEqual(['1 Burpees']);
});

it('finds in the builder what was misspelled', async () => {
  withLibrary();
  const { user } = await openBuilder();
  await user.type(screen.getByRole('searchbox'), 'burpes');
  expect(await screen.findByText('burpees')).toBeTruthy();
  const cards = within(screen.getByRole('list', { name: 'Exercises' })).getAllByRole('button');
  expect(cards.map((each) => each.querySelector('b')?.textContent)).toEqual(['Burpees']);
});
