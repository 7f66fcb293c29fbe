import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileWith, serveProfile } from '../../../../tests/support/fake-profile-api';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { SessionContext } from '../../../lib/session/session-context';
import SettingsPage from './settings';

vi.mock('../../../lib/session/access-token', () => ({ readAccessToken: () => Promise.resolve('token') }));

const session = {
  status: 'signed-in',
  userId: 'maya',
  name: 'Maya Okafor',
  email: 'maya@example.com',
  signOut: () => Promise.resolve(),
} as const;

let isWide = false;
const media = Object.assign(new EventTarget(), {
  media: '',
  onchange: null,
  addListener() {},
  removeListener() {},
});

function open(...entries: string[]) {
  const router = createMemoryRouter(
    [
      { path: '/settings', element: <SettingsPage /> },
      { path: '*', element: null },
    ],
    {
      initialEntries: entries,
    },
  );
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queries.setQueryData(profileQuery().queryKey, profileWith());
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionContext>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  const back = () => act(() => router.navigate(-1));
  return { address, back, user: userEvent.setup() };
}

const list = () => screen.queryByRole('navigation', { name: 'Settings' });
const title = (level: number) => screen.getByRole('heading', { level }).textContent;
const marked = () => list()?.querySelector('[aria-current="page"]')?.textContent;

beforeEach(() => {
  isWide = false;
  serveProfile();
  vi.stubGlobal('matchMedia', () => Object.assign(media, { matches: isWide }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the settings on a phone', () => {
  it('are a list that says what each section holds, and opens one at a time', async () => {
    const { user, address, back } = open('/dashboard', '/settings');
    expect(title(1)).toBe('Settings');
    expect(screen.queryByLabelText('Name')).toBeNull();
    const rows = within(list()!).getAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['AccountName, email, units, time zone', 'AppearanceDark theme · Medium text']),
    );
    await user.click(screen.getByRole('link', { name: 'Account' }));
    expect(address()).toBe('/settings?section=account');
    expect(list()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Account' }));
    expect(document.title).toBe('Account · Settings · Vita');
    expect(within(screen.getByRole('region', { name: 'Account' })).getByLabelText('Name')).toBeTruthy();
    await back();
    expect(address()).toBe('/settings');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Account' }));
    expect(document.title).toBe('Settings · Vita');
  });

  it('have the list behind a section with which the visit begins', async () => {
    const { address, back } = open('/settings?section=privacy');
    await waitFor(() => expect(title(1)).toBe('Privacy'));
    await back();
    expect(address()).toBe('/settings');
    expect(list()).not.toBeNull();
  });

  it.each(['/settings?section=nonsense', '/settings#nonsense', '/settings?section=training'])(
    'are the list at %s, which is no section of someone without a plan',
    (address) => {
      open('/dashboard', address);
      expect(title(1)).toBe('Settings');
      expect(list()).not.toBeNull();
    },
  );

  it('open the section of an older link', () => {
    open('/dashboard', '/settings#audio');
    expect(title(1)).toBe('Audio');
  });
});

describe('the settings on a wide window', () => {
  it('show the first section next to the list, and Back leaves them all', async () => {
    isWide = true;
    const { user, address, back } = open('/dashboard', '/settings');
    expect([title(1), title(2), marked()]).toEqual([
      'Settings',
      'Account',
      expect.stringMatching(/^Account/),
    ]);
    await user.click(screen.getByRole('link', { name: 'Privacy' }));
    expect(marked()).toMatch(/^Privacy/);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Privacy' }));
    await user.click(screen.getByRole('link', { name: 'Audio' }));
    expect(address()).toBe('/settings?section=audio');
    await back();
    expect(address()).toBe('/dashboard');
  });
});
