import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { DanceSession } from '../../../../shared/contracts/dance';
import { ApiError } from '../../../lib/api/api-error';
import { toast } from '../../../ui/toast';
import { RemoveDance } from './remove-dance';

const answer = vi.hoisted(() => vi.fn<(called: string, call: object) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, call: object) =>
    answer(`${method} ${path}`, call),
}));
vi.mock('../../../ui/toast', () => ({ toast: { error: vi.fn(), undo: vi.fn() } }));

const startedAt = '2026-04-08T12:00:00.000Z';
const dance = { id: 'dance-1', style: 'pop', startedAt, completedAt: startedAt } as DanceSession;

function show() {
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RemoveDance dance={dance} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onClose };
}
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('a dance is removed after a question, and put back by Undo', async () => {
  answer.mockResolvedValue({ id: 'dance-1' });
  const { user, onClose } = show();
  expect(
    screen.getByRole('group', { name: 'Remove this dance? Anything it earned goes, too.' }),
  ).toBeTruthy();
  await user.click(button('Remove'));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [title, undo] = vi.mocked(toast.undo).mock.calls[0] ?? [];
  expect(title).toBe('Dance removed');
  undo?.();
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  expect(answer.mock.calls).toEqual([
    ['DELETE /dance-sessions/{id}', { params: { id: 'dance-1' } }],
    ['POST /dance-sessions/{id}/restore', { params: { id: 'dance-1' } }],
  ]);
});

it('a dance stays where it is kept, or where the line is down', async () => {
  answer.mockRejectedValue(new ApiError('network_error', 0, 'You seem to be offline.'));
  const { user, onClose } = show();
  await user.click(button('Remove'));
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith('Error', expect.any(String)));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button('Keep it'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(answer).toHaveBeenCalledOnce();
});
