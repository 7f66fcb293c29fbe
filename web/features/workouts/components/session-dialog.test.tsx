import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { PastSession } from '../../../../shared/contracts/workouts';
import { toast } from '../../../ui/toast';
import { SessionDialog } from './session-dialog';

const answer = vi.hoisted(() => vi.fn<(called: string, call: object) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, call: object) =>
    answer(`${method} ${path}`, call),
}));
vi.mock('../../../ui/toast', () => ({ toast: { error: vi.fn(), undo: vi.fn() } }));
vi.mock('./session-notes', () => ({ SessionNotes: () => null }));

const at = '2026-04-08T12:00:00.000Z';
const session = {
  id: 'session-1',
  title: 'Core Blast',
  startedAt: at,
  completedAt: at,
  durationMinutes: 15,
  caloriesBurned: 60,
  points: 50,
  counted: true,
  notCountedReason: null,
  plan: [],
  finishedExercises: [],
  sets: [],
} as unknown as PastSession;

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('a workout is removed after a question, and put back by Undo', async () => {
  answer.mockResolvedValue({ id: 'session-1' });
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionDialog
        session={session}
        units="metric"
        timeZone="UTC"
        repeating={false}
        onRepeat={vi.fn()}
        onClose={onClose}
      />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const click = (name: string) => user.click(screen.getByRole('button', { name }));
  await click('Remove');
  expect(
    screen.getByRole('group', { name: 'Remove this workout? Anything it earned goes, too.' }),
  ).toBeTruthy();
  await click('Keep it');
  expect(answer).not.toHaveBeenCalled();
  await click('Remove');
  await click('Remove');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [title, undo] = vi.mocked(toast.undo).mock.calls[0] ?? [];
  expect(title).toBe('Workout removed');
  undo?.();
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  expect(answer.mock.calls).toEqual([
    ['DELETE /workout-sessions/{id}', { params: { id: 'session-1' } }],
    ['POST /workout-sessions/{id}/restore', { params: { id: 'session-1' } }],
  ]);
});
