// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionContext, type Session } from '../../lib/session/session-context';
import { ShellSlot, useImmersive } from '../../ui/shell-slots';
import { Toaster } from '../../ui/toaster';
import { signInPath } from '../sign-in-path';
import { AppShell } from './app-shell';
import { RequireUser } from './require-user';

const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve());
const visitor: Session = { status: 'signed-out', signOut };
const maya: Session = { status: 'signed-in', userId: 'maya', name: 'Maya', signOut };

function Player() {
  useImmersive();
  return <ShellSlot name="dock">Start workout</ShellSlot>;
}

function open(path: string, session: Session, before: string[] = []) {
  const page = { path: '*', element: <h1>Page</h1> };
  const titled = { path: '/products', element: <ShellSlot name="title">Watch</ShellSlot> };
  const player = { path: '/workout', element: <Player /> };
  const guarded = { element: <RequireUser />, children: [{ path: '/dashboard', element: <h1>Today</h1> }] };
  const router = createMemoryRouter([{ element: <AppShell />, children: [guarded, titled, player, page] }], {
    initialEntries: [...before, path],
  });
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Toaster />
    </SessionContext>,
  );
  return router;
}

async function menuEntries() {
  const [button] = screen.getAllByRole('button', { name: 'Menu' });
  if (!button) throw new Error('There should be a menu button.');
  await userEvent.setup().click(button);
  const menu = await screen.findByRole('menu');
  return within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
}

beforeEach(() => window.history.replaceState(null, ''));
afterEach(() => {
  cleanup();
  signOut.mockClear();
});

describe('the global menu', () => {
  it('has all fourteen entries for someone who is signed in', async () => {
    open('/dashboard', maya);
    expect(await menuEntries()).toEqual([
      'Dashboard',
      'Start Workout',
      'Zumba Dance',
      'Profile Summary',
      'Exercise Library',
      'Our Coach & Products',
      'Products',
      'Chat with Ana',
      'Community',
      'Nutrition',
      'About Us',
      'Contact Us',
      'Settings',
      'Sign Out',
    ]);
  });

  it('hides from visitors what needs an account', async () => {
    open('/about', visitor);
    expect(await menuEntries()).toEqual([
      'Exercise Library',
      'Our Coach & Products',
      'Products',
      'About Us',
      'Contact Us',
    ]);
  });

  it('signs out, says so, and opens sign-in', async () => {
    const router = open('/dashboard', maya);
    await menuEntries();
    await userEvent.setup().click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    expect(await screen.findByText('Signed out successfully')).toBeTruthy();
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/auth');
  });

  it('stays where it is when signing out fails, and shows why', async () => {
    signOut.mockRejectedValueOnce(new Error('Network unreachable'));
    const router = open('/dashboard', maya);
    await menuEntries();
    await userEvent.setup().click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Network unreachable');
    expect(router.state.location.pathname).toBe('/dashboard');
  });
});

describe('the shell', () => {
  it('marks the current place in the rail, also for pages that belong to it', () => {
    open('/game-challenges', maya);
    const current = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
      current: 'page',
    });
    expect(current.textContent).toBe('Community');
  });

  it('has no Back on the dashboard and one elsewhere', () => {
    open('/dashboard', maya);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    cleanup();
    open('/workout', maya);
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  });

  it('leads Back to the dashboard when the visit began here, and to sign-in for visitors', async () => {
    const user = userEvent.setup();
    const member = open('/workout', maya);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(member.state.location.pathname).toBe('/dashboard');
    cleanup();
    const guest = open('/exercises', visitor);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(guest.state.location.pathname).toBe('/auth');
  });

  it('goes one step back when there is one', async () => {
    window.history.replaceState({ idx: 1 }, '');
    const router = open('/contact', visitor, ['/about']);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Back' }));
    expect(router.state.location.pathname).toBe('/about');
  });

  it('says that the basket is coming', async () => {
    open('/about', visitor);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Basket' }));
    expect(await screen.findByText('Shopping cart feature coming soon!')).toBeTruthy();
  });

  it('gives a page room in the bar', async () => {
    open('/products', visitor);
    const title = await screen.findByText('Watch');
    expect(title.closest('header')).toBeTruthy();
  });

  it('lets a page fill the dock and take the whole screen, until it is left', async () => {
    const router = open('/workout', maya);
    const action = await screen.findByText('Start workout');
    expect(action.closest('section')?.getAttribute('aria-label')).toBe('Quick access');
    expect(document.querySelector('[data-immersive]')).toBeTruthy();
    await act(() => router.navigate('/community'));
    expect(document.querySelector('[data-immersive]')).toBeNull();
    expect(screen.queryByText('Start workout')).toBeNull();
  });

  it('sends visitors of a private page to sign-in and remembers where they were going', () => {
    const router = open('/dashboard', visitor);
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(signInPath('/dashboard'));
  });

  it('waits while the session is loading', () => {
    const router = open('/dashboard', { ...visitor, status: 'loading' });
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });
});
