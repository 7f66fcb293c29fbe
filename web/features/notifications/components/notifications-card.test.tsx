import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notificationKinds, type Notification } from '../../../../shared/contracts/notifications';
import { timeText } from '../../../lib/date-time-text';
import { NotificationsCard } from './notifications-card';
import type { Answer } from './row-answer';

vi.mock('../../../lib/session/access-token', () => ({ readAccessToken: () => Promise.resolve('token') }));

const now = '2026-11-20T18:00:00.000Z';
const first: Notification = {
  id: '01JD3X6E9H0000000000000001',
  kind: 'friendRequest',
  title: 'New friend request',
  message: 'Maya would like to train with you.',
  read: false,
  createdAt: now,
  isOpen: null,
  person: null,
  friendChallengeId: null,
};
const calls: { method: string; url: string; body: unknown }[] = [];
let pages: { notifications: Notification[]; nextCursor: string | null }[];
let isDown = false;
const answer = vi.fn<Answer>(async () => {});

const answerTo = (url: string): object => {
  if (url.endsWith('/read')) return { unreadCount: 0 };
  if (url.endsWith('/preferences'))
    return { kinds: Object.fromEntries(notificationKinds.map((k) => [k, true])) };
  if (url.endsWith('/push-subscriptions')) return { publicKey: 'BKey' };
  return { ...pages[url.includes('cursor') ? 1 : 0], unreadCount: 1 };
};

beforeEach(() => {
  vi.setSystemTime(now);
  calls.length = 0;
  answer.mockClear();
  isDown = false;
  pages = [{ notifications: [first], nextCursor: null }];
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string | null }) => {
    calls.push({ method, url, body: body === null ? null : JSON.parse(body) });
    if (isDown) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answerTo(url)));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <NotificationsCard pathOf={(kind) => `/about/${kind}`} answer={answer} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** A browser that can subscribe, and the requests it received. */
function stubPush(permission: NotificationPermission) {
  const asked = vi.fn(async () => 'granted' as const);
  const subscription = {
    endpoint: 'https://push.example.com/send/1',
    toJSON: () => ({ endpoint: 'https://push.example.com/send/1', keys: { p256dh: 'p', auth: 'a' } }),
  };
  const subscribe = vi.fn(async (_options: object) => subscription);
  const pushManager = { getSubscription: async () => null, subscribe };
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { permission, requestPermission: asked });
  vi.stubGlobal('navigator', {
    ...navigator,
    language: 'en-US',
    onLine: true,
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  });
  return { asked, subscribe };
}

describe('The notifications', () => {
  it('are new until the tab is left, marked read on the server right away, and link to what they are about', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'New friend request' });
    expect(link.getAttribute('href')).toBe('/about/friendRequest');
    await waitFor(() =>
      expect(calls.some(({ method, url }) => method === 'POST' && url.endsWith('/read'))).toBe(true),
    );
    expect(screen.getByText('New')).toBeTruthy();
  });

  it('show dates the way people write them', async () => {
    const at = (createdAt: string, n: number) => ({
      ...first,
      createdAt,
      id: `01JD3X6E9H000000000000000${n}`,
    });
    pages = [
      {
        notifications: [
          at('2026-11-20T08:00:00.000Z', 2),
          at('2026-11-19T18:00:00.000Z', 3),
          at('2026-11-16T18:00:00.000Z', 4),
          at('2026-11-02T18:00:00.000Z', 5),
        ],
        nextCursor: null,
      },
    ];
    show();
    await screen.findByRole('heading', { name: 'Today' });
    for (const text of ['Yesterday', '4 days ago', /2026/]) expect(screen.getByText(text)).toBeTruthy();
  });

  it('are under their day, each with its time', async () => {
    const older = { ...first, id: '01JD3X6E9H0000000000000002', createdAt: '2026-11-19T09:05:00.000Z' };
    pages = [{ notifications: [first, older], nextCursor: null }];
    show();
    await screen.findByRole('heading', { name: 'Today', level: 3 });
    const yesterday = within(screen.getByRole('region', { name: 'Yesterday' }));
    expect(yesterday.getAllByRole('listitem')).toHaveLength(1);
    expect(yesterday.getByText(timeText(new Date(older.createdAt)))).toBeTruthy();
  });

  it('are answered where they are read while they ask, and say that they are done after that', async () => {
    const noah = { id: 'noah', name: 'Noah' };
    const open = { ...first, isOpen: true, person: noah };
    const done = { ...first, id: '01JD3X6E9H0000000000000002', isOpen: false };
    pages = [{ notifications: [open, done], nextCursor: null }];
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Accept Noah' }));
    await user.click(screen.getByRole('button', { name: 'Decline Noah' }));
    expect(answer.mock.calls.map(([{ id }, accepts]) => [id, accepts])).toEqual([
      [first.id, true],
      [first.id, false],
    ]);
    expect(screen.getAllByText('Done')).toHaveLength(1);
  });

  it('can be narrowed to a group if there are several', async () => {
    const tier = {
      ...first,
      id: '01JD3X6E9H0000000000000002',
      kind: 'tier' as const,
      title: 'You reached Silver',
    };
    pages = [{ notifications: [first, tier], nextCursor: null }];
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Training' }));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['You reached Silver']);
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Challenges' })).toBeNull();
    cleanup();
    pages = [{ notifications: [first], nextCursor: null }];
    show();
    await screen.findByRole('link');
    expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
  });

  it('can all be marked as read, also those that are not shown yet', async () => {
    pages = [{ notifications: [first], nextCursor: first.id }];
    const user = show();
    await screen.findByText('New');
    const button = screen.getByRole('button', { name: 'Mark all as read' });
    await user.click(button);
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
    expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { all: true } });
    expect(button.className).toContain('invisible');
  });

  it('are not marked as read on a page that no one can see', async () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    show();
    await screen.findByText('New');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
    state.mockRestore();
  });

  it('load older ones on demand', async () => {
    const older = {
      ...first,
      id: '01JD3X6E9H0000000000000009',
      title: 'You reached Silver',
      kind: 'tier' as const,
    };
    pages = [
      { notifications: [first], nextCursor: first.id },
      { notifications: [older], nextCursor: null },
    ];
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('You reached Silver')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('say that there are none yet', async () => {
    pages = [{ notifications: [], nextCursor: null }];
    show();
    expect(await screen.findByText('No notifications yet')).toBeTruthy();
  });

  it('offer Retry when they do not load', async () => {
    isDown = true;
    const user = show();
    expect(await screen.findByText("Your notifications didn't load")).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('New friend request')).toBeTruthy();
  });
});

describe('The switch for this device', () => {
  const button = () => screen.findByRole('switch', { name: 'Notify me on this device' });

  it('asks for permission only on a tap, then subscribes', async () => {
    const { asked, subscribe } = stubPush('default');
    const user = show();
    const toggle = await button();
    await waitFor(() => expect(toggle.hasAttribute('disabled')).toBe(false));
    expect(asked).not.toHaveBeenCalled();
    await user.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
    const writes = calls.filter(({ method, url }) => method !== 'GET' && !url.endsWith('/read'));
    expect(writes).toMatchObject([
      {
        method: 'POST',
        body: {
          endpoint: 'https://push.example.com/send/1',
          keys: { p256dh: 'p', auth: 'a' },
          publicKey: 'BKey',
        },
      },
      { method: 'PUT', body: { push: { streakAtRisk: true, trainingDay: true } } },
    ]);
  });

  it('says when the browser blocks notifications or does not support them', async () => {
    stubPush('denied');
    show();
    expect(await screen.findByText(/Your browser blocks notifications/)).toBeTruthy();
    expect((await button()).hasAttribute('disabled')).toBe(true);
    cleanup();
    vi.unstubAllGlobals();
    vi.stubGlobal('fetch', async (url: string) => new Response(JSON.stringify(answerTo(url))));
    show();
    expect(await screen.findByText(/This browser doesn’t support/)).toBeTruthy();
  });
});
