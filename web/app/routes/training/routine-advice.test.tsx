import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { trainingOverview } from '../../../../tests/support/training-overview';
import { profileWith } from '../../../../tests/support/fake-profile-api';
import {
  callsOf,
  decided,
  offline,
  open,
  serve,
  sessionOf,
  setUpWorkoutPage,
  start,
  startButton,
} from './workout-page.fixture';

const advice = {
  routineId: 'core-blast',
  advice: "In Core Blast, I'd swap in heel taps for crunches, because of your lower back.",
  swaps: [
    { from: 'crunch', to: 'heel-tap' },
    { from: 'sit-up', to: null },
  ],
  exercises: [{ exerciseId: 'dead-bug', workSeconds: 85 }],
};
const training = { ...trainingOverview(), unsuitableIds: ['crunch', 'sit-up'] };
const profile = profileWith({}, { training });
const advised = 'GET /training/routines';

setUpWorkoutPage();

async function openAdvice() {
  const view = open();
  await screen.findAllByText("I'd change 1 move");
  startButton('Core Blast');
  await view.user.click(await screen.findByRole('button', { name: "I'd change 1 move in Core Blast" }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Core Blast for you' }) };
}

describe("a routine that conflicts with the person's limits", () => {
  it('says what the coach would change and why, and starts with the changes', async () => {
    serve({ 'GET /profile': profile, [advised]: { advice: [advice] }, [start]: sessionOf('core-blast') });
    const { user, dialog } = await openAdvice();
    expect(await within(dialog).findByText(advice.advice)).toBeTruthy();
    const changes = within(within(dialog).getByRole('list', { name: "What I'd change" }));
    await waitFor(() =>
      expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'CrunchesHeel Taps',
        'Without Sit-Ups',
      ]),
    );
    await user.click(within(dialog).getByRole('button', { name: 'With my changes' }));
    await waitFor(() => expect(callsOf(start)).toHaveLength(1));
    expect(callsOf(start)[0]?.body).toMatchObject({ routineId: 'core-blast', changed: true });
  });

  it('starts unchanged for people who prefer that, even if the changes fail to load', async () => {
    serve({ 'GET /profile': profile, [advised]: offline, [start]: sessionOf('core-blast') });
    const { user, dialog } = await openAdvice();
    expect(await within(dialog).findByText("My changes didn't load")).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'With my changes' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'As it is' }));
    await waitFor(() => expect(callsOf(start)[0]?.body).toMatchObject({ routineId: 'core-blast' }));
  });

  it('that fits now is said to fit', async () => {
    serve({ 'GET /profile': profile, [advised]: { advice: [] } });
    const { dialog } = await openAdvice();
    expect(await within(dialog).findByText(/fits you as it is/)).toBeTruthy();
  });

  it('gets advice nowhere else', async () => {
    serve({ 'GET /profile': profileWith({}, { training: trainingOverview() }) });
    open();
    await decided();
    expect(screen.queryByRole('button', { name: /^I'd change/ })).toBeNull();
    expect(callsOf(advised)).toHaveLength(0);
  });
});
