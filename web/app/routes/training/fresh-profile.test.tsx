import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profileWith } from '../../../../tests/support/fake-profile-api';
import { trainingOverview } from '../../../../tests/support/training-overview';
import { ApiError } from '../../../lib/api/api-error';
import {
  callsOf,
  heading,
  open,
  pass,
  save,
  serve,
  sessionOf,
  setUpWorkoutPage,
  start,
  startButton,
} from './workout-page.fixture';

setUpWorkoutPage();

const read = 'GET /profile';
const profile = profileWith({}, { training: trainingOverview() });

describe('the open workout in the profile', () => {
  it('is refetched by the next page after a start, and again when the last progress is stored', async () => {
    let stored = () => undefined as void;
    const answers = { [read]: profile, [start]: sessionOf('core-blast') };
    serve(answers);
    const { user, router } = open();
    await screen.findByRole('button', { name: "Start today's session" });
    await user.click(startButton('Core Blast'));
    await waitFor(() => expect(heading()).toBe('dead bug'));
    await pass(10);
    expect(callsOf(read)).toHaveLength(1);
    serve({ ...answers, [save]: new Promise<void>((resolve) => (stored = () => resolve())) });
    await act(() => router.navigate('/workout-elsewhere'));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    await act(() => router.navigate('/workout'));
    await waitFor(() => expect(callsOf(read)).toHaveLength(2));
    // Leaving the page sent the progress; only now does the server know it.
    expect(callsOf(save)).toHaveLength(1);
    act(stored);
    await waitFor(() => expect(callsOf(read)).toHaveLength(3));
  });

  it('is refetched when the planned session no longer exists, and the person is told', async () => {
    const refused = new ApiError('training_not_found', 404, 'This training is no longer planned.');
    serve({ [read]: profile, [start]: refused });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: "Start today's session" }));
    expect(await screen.findByText('Your plan has changed')).toBeTruthy();
    await waitFor(() => expect(callsOf(read)).toHaveLength(2));
    expect(screen.queryByText('Failed to start workout')).toBeNull();
  });
});
