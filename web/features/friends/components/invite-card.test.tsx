import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error';
import { InviteCard } from './invite-card';

const answer = vi.hoisted(() => vi.fn<(request: string) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }) => answer(`${method} ${path}`),
}));

const own = 'PUT /friends/invitations/own';
const invitation = (code: string) => ({ invitation: { code, expiresAt: '2026-12-20T10:00:00.000Z' } });

function show(answers: Record<string, unknown>) {
  answer.mockImplementation(async (request) => answers[request]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <InviteCard id="maya-id" linkOf={(code) => `https://vita.example/invite?code=${code}`} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

afterEach(() => {
  cleanup();
  answer.mockReset();
  Reflect.deleteProperty(navigator, 'share');
});

describe('The card that invites a friend', () => {
  it('shows a QR code, a code to read aloud, until when it works, and the ID', async () => {
    show({ [own]: invitation('BCDFGHJK') });
    expect(await screen.findByText('BCDF-GHJK')).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'QR code with your invitation' })).toBeTruthy();
    expect(screen.getByText(/^Works until .*20.*2026\./)).toBeTruthy();
    expect(screen.getByText('maya-id')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('copies the link, and shares it where the device can', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new Error('closed'));
    Object.assign(navigator, { share });
    const user = show({ [own]: invitation('BCDFGHJK') });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share.mock.calls[0]?.[0].url).toBe('https://vita.example/invite?code=BCDFGHJK');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe('https://vita.example/invite?code=BCDFGHJK');
  });

  it('makes a new one after a question', async () => {
    const user = show({
      [own]: invitation('BCDFGHJK'),
      'POST /friends/invitations/own': invitation('LMNPQRST'),
    });
    await user.click(await screen.findByRole('button', { name: 'Make a new one' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make a new invitation?' });
    expect(answer.mock.calls).toEqual([[own]]);
    await user.click(within(dialog).getByRole('button', { name: 'Replace it' }));
    expect(await screen.findByText('LMNP-QRST')).toBeTruthy();
    expect(screen.queryByText('BCDF-GHJK')).toBeNull();
  });

  it('turns off after a question, and on again with a new code', async () => {
    const user = show({
      [own]: invitation('BCDFGHJK'),
      'DELETE /friends/invitations/own': { invitation: null },
      'POST /friends/invitations/own': invitation('LMNPQRST'),
    });
    await user.click(await screen.findByRole('button', { name: 'Turn it off' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn it off' }));
    expect(await screen.findByText(/^Your invitation is turned off\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make a new one' }));
    expect(await screen.findByText('LMNP-QRST')).toBeTruthy();
  });

  it('offers Retry when it does not load', async () => {
    const user = show({ [own]: invitation('BCDFGHJK') });
    cleanup();
    answer.mockRejectedValueOnce(new ApiError('network_error', 0, 'You seem to be offline.'));
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <InviteCard id="maya-id" linkOf={(code) => code} />
      </QueryClientProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('BCDF-GHJK')).toBeTruthy();
  });
});
