import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { exercises } from '../../../../functions/exercises/library/catalogue';
import {
  control,
  heading,
  open,
  pass,
  serve,
  sessionOf,
  setUpWorkoutPage,
  start,
  startButton,
} from './workout-page.fixture';

const deadBug = exercises.find(({ id }) => id === 'dead-bug');
const library = { exercises: exercises.map((exercise) => ({ ...exercise, videoUrl: null })) };

setUpWorkoutPage();
beforeAll(() => import('./workout-how-to'));

async function startCoreBlast(answers: Record<string, unknown> = { 'GET /exercises': library }) {
  serve({ [start]: sessionOf('core-blast'), ...answers });
  const { user } = open();
  await user.click(startButton('Core Blast'));
  await waitFor(() => expect(heading()).toBe('dead bug'));
  await pass(3.2);
  return user;
}

it('how a move goes is told in words over the paused workout, which waits for its resume', async () => {
  const user = await startCoreBlast();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('How to do it');
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: deadBug?.name ?? '' });
  expect(document.activeElement?.textContent).toBe(deadBug?.name);
  const steps = within(within(dialog).getAllByRole('list')[0]!).getAllByRole('listitem');
  expect(steps.map((step) => step.lastElementChild?.textContent)).toEqual(deadBug?.instructions);
  for (const cue of deadBug?.cues ?? []) expect(within(dialog).getByText(cue)).toBeTruthy();
  // Long enough for the exercise to end if it were not paused.
  await pass(120);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(heading()).toBe('dead bug');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('How to do it'));
  await user.click(control('Resume'));
  expect(control('Pause')).toBeTruthy();
});

it('the first cue is announced with the move, for whoever hears it instead of seeing it', async () => {
  await startCoreBlast();
  expect(screen.getByText(`Exercise 1 of 8: dead bug, 85 seconds. ${deadBug?.cues[0]}.`)).toBeTruthy();
});

it('without the library nothing is offered that could not be shown', async () => {
  await startCoreBlast({ 'GET /exercises': { exercises: [] } });
  expect(screen.queryByRole('button', { name: 'How to do it' })).toBeNull();
});

it('the time left is read with the button, and does not change under the focus until the phase does', async () => {
  const user = await startCoreBlast();
  const described = () => document.getElementById(control('Pause').getAttribute('aria-describedby') ?? '');
  await pass(5);
  expect(described()?.textContent).toBe('1:20 left');
  act(() => control('Pause').focus());
  await pass(5);
  expect(described()?.textContent).toBe('1:20 left');
  await user.keyboard('{Enter}');
  expect(document.getElementById(control('Resume').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '1:15 left',
  );
  await user.keyboard('{Enter}');
  await pass(76);
  expect(heading()).toBe('Rest');
  expect(described()?.textContent).toMatch(/^0:\d\d left$/);
  act(() => control('Pause').blur());
  await pass(2);
  expect(described()?.textContent).not.toBe('1:15 left');
});
