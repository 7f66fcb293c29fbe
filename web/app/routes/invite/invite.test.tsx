import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepInvitation, readKeptInvitation } from '../../../features/friends/invitations/kept-invitation';
import { ApiError } from '../../../lib/api/api-error';
import { SessionContext, type Session } from '../../../lib/session/session-context';
import InvitePage from './invite';

type Call = { query?: { code: string }; body?: { code: string } };
const answer = vi.hoisted(() => vi.fn<(request: string, call: Call) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, call: Call = {}) =>
    answer(`${method} ${path}`, call),
}));

const code = 'BCDFGHJK';
const sender = { id: 'maya', name: 'Maya' };
const signOut = () => Promise.resolve();
const visitor: Session = { status: 'signed-out', signOut };
const noah: Session = { status: 'signed-in', userId: 'noah', signOut };

function open(session: Session, search = `?code=${code}`) {
  const routes = [
    { path: '/invite', element: <InvitePage /> },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/invite${search}`] });
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionContext>,
  );
  return router;
}
const there = ({ state: { location } }: ReturnType<typeof open>) => location.pathname + location.search;
const refuse = (refusal: string) => answer.mockRejectedValue(new ApiError(refusal, 404, 'No.'));
const heading = () => screen.findByRole('heading', { level: 1 });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  answer.mockReset();
});

describe('An invitation', () => {
  it('tells a visitor who sends it, asks in no one’s name, and stays out of search engines', async () => {
    answer.mockResolvedValue({ sender });
    open(visitor);
    expect((await heading()).textContent).toBe('Maya invites you to Vita');
    expect(answer.mock.calls).toEqual([['GET /friends/invitations', { query: { code } }]]);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(readKeptInvitation()).toBeNull();
  });

  it.each([
    ['Join Maya', '/auth?next=%2Finvite%3Fcode%3DBCDFGHJK&step=sign-up'],
    ['I have an account', '/auth?next=%2Finvite%3Fcode%3DBCDFGHJK'],
  ])('is kept by “%s” on the way to an account', async (name, path) => {
    answer.mockResolvedValue({ sender });
    const router = open(visitor);
    await userEvent.setup().click(await screen.findByRole('link', { name }));
    expect(there(router)).toBe(path);
    expect(readKeptInvitation()).toBe(code);
  });

  it('becomes a friendship by one button for someone with an account', async () => {
    answer.mockResolvedValueOnce({ sender, status: null });
    keepInvitation(code);
    const router = open(noah);
    expect((await heading()).textContent).toBe('Maya wants to be your friend');
    expect(readKeptInvitation()).toBeNull();
    expect(answer.mock.calls).toEqual([['GET /friends/invitations/sender', { query: { code } }]]);
    answer.mockResolvedValue({ sender, status: 'accepted' });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Become friends' }));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
    expect(there(router)).toBe('/community');
    expect(answer).toHaveBeenCalledWith('POST /friends/invitations', { body: { code } });
  });

  it('says at the button why it was refused', async () => {
    answer.mockResolvedValueOnce({ sender, status: null });
    open(noah);
    const button = await screen.findByRole('button', { name: 'Become friends' });
    answer.mockRejectedValue(new ApiError('too_many_friends', 409, 'You have reached the limit.'));
    await userEvent.setup().click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('You have reached the limit.');
  });

  it('between friends says so', async () => {
    answer.mockResolvedValue({ sender, status: 'accepted' });
    open(noah);
    expect((await heading()).textContent).toBe('You and Maya are friends');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of one’s own says so', async () => {
    refuse('own_invitation');
    open(noah);
    expect((await heading()).textContent).toBe('This one is yours');
  });

  it('that is dead says so, takes another code, and shows a way on', async () => {
    refuse('invitation_not_found');
    const router = open(visitor);
    expect((await heading()).textContent).toBe("This invitation doesn't work anymore");
    expect(screen.getByRole('link', { name: 'Meet Ana' }).getAttribute('href')).toBe('/welcome');
    answer.mockResolvedValue({ sender });
    await userEvent.setup().type(screen.getByLabelText('Invitation code'), 'lmnp-qrst{Enter}');
    expect(await screen.findByText('Maya invites you to Vita')).toBeTruthy();
    expect(there(router)).toBe('/invite?code=LMNPQRST');
  });

  it('that did not load can be tried again', async () => {
    answer.mockRejectedValueOnce(new ApiError('network_error', 0, 'You seem to be offline.'));
    open(visitor);
    expect(await screen.findByText('You seem to be offline.')).toBeTruthy();
    answer.mockResolvedValue({ sender });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Maya invites you to Vita')).toBeTruthy();
  });

  it('without a code asks for it, and says what one looks like', async () => {
    open(visitor, '');
    expect((await heading()).textContent).toBe('Got an invitation?');
    await userEvent.setup().type(screen.getByLabelText('Invitation code'), 'hello{Enter}');
    expect(screen.getByText('A code has eight letters, like BCDF-GHJK.')).toBeTruthy();
    expect(answer).not.toHaveBeenCalled();
  });
});
