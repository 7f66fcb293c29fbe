import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SuitedWorkout } from '../../../../shared/contracts/workouts';
import { ApiError } from '../../../lib/api/api-error';
import { SharedWorkoutDialog } from './shared-workout-dialog';

const answer = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({ callEndpoint: answer }));

const suited: SuitedWorkout = {
  title: 'Core Blast',
  minutes: 4,
  exercises: [
    { exerciseId: 'crunch', workSeconds: 80 },
    { exerciseId: 'bird-dog', workSeconds: 85 },
  ],
  advice: null,
};
const onStart = vi.fn<(workout: SuitedWorkout) => void>();

function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <SharedWorkoutDialog
          shared={{ friendId: 'sam', sessionId: '1' }}
          onStart={onStart}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  answer.mockReset();
});

describe('Train the same', () => {
  it('says what it is before it starts', async () => {
    answer.mockResolvedValue(suited);
    const user = show();
    expect(await screen.findByText('Core Blast')).toBeTruthy();
    expect(screen.getByText('2 moves, about 4 min with breaks')).toBeTruthy();
    expect(screen.getByText('All of it is fine for you as it is.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Start Workout' }));
    expect(onStart).toHaveBeenCalledWith(suited);
  });

  it('says what was changed for the person', async () => {
    answer.mockResolvedValue({ ...suited, advice: "In “Core Blast”, I'd leave out crunch." });
    show();
    expect(await screen.findByText("In “Core Blast”, I'd leave out crunch.")).toBeTruthy();
  });

  it.each([
    ['shared_workout_not_found', 404, "This workout isn't shared with you anymore."],
    ['shared_workout_not_suitable', 409, 'Nothing in this workout is right for you right now.'],
  ])('says in a sentence why it cannot start: %s', async (code, status, message) => {
    answer.mockRejectedValue(new ApiError(code, status, message));
    show();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.queryByRole('button', { name: 'Start Workout' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    answer.mockRejectedValueOnce(new ApiError('network_error', 0, 'No connection.'));
    const user = show();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answer.mockResolvedValue(suited);
    await user.click(retry);
    expect(await screen.findByText('Core Blast')).toBeTruthy();
  });
});
