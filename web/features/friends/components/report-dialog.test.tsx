import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportNoteMost, type Friend } from '../../../../shared/contracts/friends';
import { ApiError } from '../../../lib/api/api-error';
import { toast } from '../../../ui/toast';
import { ReportDialog } from './report-dialog';

const answer = vi.hoisted(() => vi.fn<(path: string, call: object) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ path }: { path: string }, call: object) => answer(path, call),
}));
vi.mock('../../../ui/toast', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

const noah: Friend = {
  id: 'noah',
  name: 'Noah',
  status: 'accepted',
  workoutsCompleted: 1,
  totalPoints: 50,
};
const onClose = vi.fn();

function show() {
  answer.mockResolvedValue({});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReportDialog friend={noah} onClose={onClose} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const send = () => screen.getByRole('button', { name: 'Send report' });

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  answer.mockReset();
});

describe('A report', () => {
  it('is sent with its reason and details, says thank you, and closes', async () => {
    const user = show();
    expect(screen.getByRole('dialog', { name: 'Report Noah' })).toBeTruthy();
    expect(screen.getByText("We won't tell them who reported it.")).toBeTruthy();
    await user.type(screen.getByLabelText(/^What happened\?/), 'Rude words');
    await user.click(send());
    expect(answer.mock.calls).toEqual([
      ['/friends/{id}/report', { params: { id: 'noah' }, body: { reason: 'name', note: 'Rude words' } }],
    ]);
    expect(toast.success).toHaveBeenCalledWith('Thank you', 'We look at every report.');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('that is too long is not sent, and says by how much', async () => {
    const user = show();
    await user.click(screen.getByLabelText(/^What happened\?/));
    await user.paste('x'.repeat(reportNoteMost + 3));
    expect(send().getAttribute('aria-disabled')).toBe('true');
    await user.click(send());
    expect(answer).not.toHaveBeenCalled();
  });

  it('that could not be sent stays, with everything that was written', async () => {
    const user = show();
    answer.mockRejectedValueOnce(new ApiError('network_error', 0, 'No connection.'));
    await user.type(screen.getByLabelText(/^What happened\?/), 'Rude words');
    await user.click(send());
    expect(toast.error).toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^What happened\?/).value).toBe('Rude words');
  });
});
