import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error';
import type { Completion } from '../outbox/unsent-workouts';
import { completeWorkout } from './complete-workout';

const answer = vi.hoisted(() => vi.fn<(request: string, body: object) => object>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: async ({ method }: { method: string }, { body }: { body: object }) => answer(method, body),
}));

const completion: Completion = {
  userId: 'sam',
  sessionId: 'a',
  title: 'Core Blast',
  finishedExercises: [0],
  activeSeconds: 90,
  finishedAt: '2026-11-20T12:00:00.000Z',
  effort: 'too_hard',
};

beforeEach(() => void answer.mockReset());

describe('the rating of a workout that was sent late', () => {
  it('goes with it', async () => {
    answer.mockReturnValue({ id: 'a', effort: 'too_hard' });
    await completeWorkout(completion);
    expect(answer.mock.calls).toMatchObject([['POST', { activeSeconds: 90, effort: 'too_hard' }]]);
  });

  it('is added if the server already had the workout', async () => {
    answer.mockReturnValueOnce({ id: 'a', effort: null }).mockReturnValue({ id: 'a', effort: 'too_hard' });
    expect(await completeWorkout(completion)).toMatchObject({ effort: 'too_hard' });
    expect(answer.mock.calls[1]).toEqual(['PATCH', { effort: 'too_hard' }]);
  });

  it('does not hold up the workout if the server refuses it', async () => {
    answer.mockReturnValueOnce({ id: 'a', effort: null }).mockImplementation(() => {
      throw new ApiError('session_not_found', 404, 'There is no such workout session.');
    });
    expect(await completeWorkout(completion)).toEqual({ id: 'a', effort: null });
  });

  it('is not invented', async () => {
    answer.mockReturnValue({ id: 'a', effort: null });
    await completeWorkout({ ...completion, effort: null });
    expect(answer.mock.calls).toEqual([['POST', expect.not.objectContaining({ effort: null })]]);
  });
});
