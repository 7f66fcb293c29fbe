import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { ReactNode } from 'react';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notificationKinds } from '../../../../shared/contracts/notifications';
import type { DeviceToken } from '../../../../shared/contracts/account';
import { profileWith } from '../../../../tests/support/fake-profile-api';
import { Toaster } from '../../../ui/toaster';
import { AccountSection } from './account-section';
import { DataSection } from './data-section';
import { DevicesSection } from './devices-section';
import { NotificationsSection } from './notifications-section';
import { PrivacySection } from './privacy-section';

vi.mock('../../../lib/session/access-token', () => ({ readAccessToken: () => Promise.resolve('token') }));

interface Call {
  method: string;
  url: string;
  body: unknown;
}
const calls: Call[] = [];
const answers = new Map<string, (call: Call) => Response>();
const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });
const refusal = (status: number, code: string, message: string) => json({ error: { code, message } }, status);
const down = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  calls.length = 0;
  answers.clear();
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string | null }) => {
    const call = { method, url, body: body === null ? null : (JSON.parse(body) as unknown) };
    calls.push(call);
    return answers.get(`${method} ${url}`)?.(call) ?? json({}, 404)();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sonner.dismiss();
  cleanup();
});

function show(section: ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{section}</MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const writes = () => calls.filter(({ method }) => method !== 'GET');
const today = profileWith().progress.today;

describe('the account', () => {
  const open = (save = vi.fn(() => Promise.resolve())) => {
    const user = show(<AccountSection profile={profileWith()} save={save} emailRow={null} />);
    return { user, save };
  };

  it('saves a name when the field is left, and says so', async () => {
    const { user, save } = open();
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), ' Nora ');
    await user.tab();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Nora' });
  });

  it('saves a name when typing pauses', async () => {
    const { user, save } = open();
    await user.type(screen.getByLabelText('Name'), 's');
    expect(save).not.toHaveBeenCalled();
    await waitFor(() => expect(save).toHaveBeenCalledWith({ name: 'Maya Okafors' }));
  });

  it('saves a name typed just before the person leaves', async () => {
    const { user, save } = open();
    await user.type(screen.getByLabelText('Name'), 's');
    cleanup();
    expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Maya Okafors' });
  });

  it('says what is wrong with a name, and saves nothing', async () => {
    const { user, save } = open();
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'M{Enter}');
    expect(await screen.findByText('Name must be at least 2 characters')).toBeTruthy();
    await user.tab();
    expect(save).not.toHaveBeenCalled();
  });

  it('keeps a choice that could not be saved, says why, and sends it again', async () => {
    const save = vi.fn(() => Promise.resolve());
    save.mockRejectedValueOnce(new Error('You seem to be offline.'));
    const { user } = open(save);
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    expect(await screen.findByText('Not saved: You seem to be offline.')).toBeTruthy();
    expect((screen.getByRole('radio', { name: 'Imperial' }) as HTMLInputElement).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('offers stone beside pounds, and says what it means', async () => {
    const { user, save } = open();
    await user.click(screen.getByRole('radio', { name: 'Stone' }));
    expect(save).toHaveBeenCalledExactlyOnceWith({ units: 'stone' });
    cleanup();
    show(<AccountSection profile={profileWith({}, { units: 'stone' })} save={save} emailRow={null} />);
    expect(screen.getByText('Stone and pounds, feet and inches, everywhere.')).toBeTruthy();
  });

  it('finds a time zone by its city', async () => {
    const { user, save } = open();
    await user.click(screen.getByRole('button', { name: 'Change time zone' }));
    await user.type(screen.getByLabelText('City or region'), 'atlantis');
    expect(screen.getByText(/No match/)).toBeTruthy();
    await user.clear(screen.getByLabelText('City or region'));
    await user.type(screen.getByLabelText('City or region'), 'buenos{Enter}');
    expect(save).toHaveBeenCalledWith({ timeZone: expect.stringMatching(/Buenos_Aires$/) });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("offers the device's own zone when another is selected", async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'Asia/Tokyo',
    });
    const { user, save } = open();
    await user.click(screen.getByRole('button', { name: "Use this device's zone" }));
    expect(save).toHaveBeenCalledWith({ timeZone: 'Asia/Tokyo' });
    vi.restoreAllMocks();
  });
});

describe('notifications', () => {
  const path = '/api/notifications/preferences';
  const kinds = Object.fromEntries(notificationKinds.map((kind) => [kind, true]));

  it('are turned on and off one by one, each sent alone', async () => {
    answers.set(`GET ${path}`, json({ kinds }));
    answers.set(`PUT ${path}`, json({ kinds: { ...kinds, tier: false } }));
    const user = show(<NotificationsSection />);
    await user.click(await screen.findByRole('switch', { name: 'New tiers' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(writes()).toEqual([{ method: 'PUT', url: path, body: { kinds: { tier: false } } }]);
    expect(screen.getByRole('switch', { name: 'New tiers' }).getAttribute('aria-checked')).toBe('false');
    // Quiet hours have a switch, too.
    expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(notificationKinds.length);
  });

  it('keep quiet at night unless other hours are chosen, or none', async () => {
    const stored = { kinds, quietHours: { from: 21, to: 8 } };
    answers.set(`GET ${path}`, json(stored));
    answers.set(`PUT ${path}`, ({ body }) => json({ ...stored, ...(body as object) })());
    const user = show(<NotificationsSection />);
    await user.click(await screen.findByRole('combobox', { name: 'Quiet until' }));
    expect(screen.queryByRole('option', { name: /^(9:00 PM|21:00)$/ })).toBeNull();
    await user.click(screen.getByRole('option', { name: /^0?7:00( AM)?$/ }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    await user.click(screen.getByRole('switch', { name: /^Keep quiet hours/ }));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await user.click(screen.getByRole('switch', { name: /^Keep quiet hours/ }));
    await waitFor(() => expect(writes()).toHaveLength(3));
    expect(writes().map(({ body }) => body)).toEqual([
      { quietHours: { from: 21, to: 7 } },
      { quietHours: null },
      { quietHours: { from: 21, to: 8 } },
    ]);
  });

  it('say where to find them', async () => {
    answers.set(`GET ${path}`, json({ kinds }));
    show(<NotificationsSection />);
    expect(screen.getByText(/You’ll find them in Community/)).toBeTruthy();
    await screen.findByRole('switch', { name: 'New tiers' });
    expect(screen.getByText(/You’ll find them in Community/)).toBeTruthy();
  });

  it('offer Retry when they do not load', async () => {
    answers.set(`GET ${path}`, down);
    const user = show(<NotificationsSection />);
    expect(await screen.findByText("Your choices didn't load")).toBeTruthy();
    answers.set(`GET ${path}`, json({ kinds }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('switch', { name: 'New tiers' })).toBeTruthy();
  });
});

describe('privacy', () => {
  it('keeps health notes from the coach until it is allowed, and explains what is sent', async () => {
    const save = vi.fn(() => Promise.resolve());
    const user = show(<PrivacySection privacy={profileWith().privacy} save={save} />);
    const coach = screen.getByRole('switch', { name: 'Ana may read my health notes' });
    expect(coach.getAttribute('aria-checked')).toBe('false');
    const about = document.getElementById(coach.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toMatch(/your notes go to it with your messages/);
    await user.click(coach);
    await user.click(screen.getByRole('switch', { name: 'Suggest me as a friend' }));
    await user.click(screen.getByRole('switch', { name: 'Friends see when I train' }));
    await waitFor(() =>
      expect(save.mock.calls).toEqual([
        [{ coachReadsHealthNotes: true }],
        [{ suggestToOthers: false }],
        [{ showActivityToFriends: false }],
      ]),
    );
  });
});

describe('devices and automations', () => {
  const path = '/api/profile/device-tokens';
  const watch: DeviceToken = {
    id: '01J9ZZZZZZZZZZZZZZZZZZZZZZ',
    name: 'Running watch',
    scopes: ['steps'],
    createdAt: '2026-11-02T08:00:00.000Z',
    lastUsedAt: null,
  };

  it('show a token once, with an example, and never again', async () => {
    answers.set(`GET ${path}`, json({ deviceTokens: [] }));
    answers.set(`POST ${path}`, json({ ...watch, token: 'vita_secret' }, 201));
    const user = show(<DevicesSection today={today} />);
    await user.click(await screen.findByRole('button', { name: 'Add device' }));
    await user.type(await screen.findByLabelText('Name'), ' Running watch ');
    answers.set(`GET ${path}`, json({ deviceTokens: [watch] }));
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText('vita_secret')).toBeTruthy();
    expect(screen.getByText(/^curl -X POST/).textContent).toContain(`{"date":"${today}","total":8200}`);
    expect(writes()[0]?.body).toMatchObject({ name: 'Running watch', scopes: ['steps'] });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Running watch')).toBeTruthy();
    expect(screen.getByText('Added Nov 2, 2026 · not used yet')).toBeTruthy();
    expect(screen.queryByText('vita_secret')).toBeNull();
  });

  it('repeat a lost request under the same id, so that it creates no second device', async () => {
    answers.set(`GET ${path}`, json({ deviceTokens: [] }));
    answers.set(`POST ${path}`, down);
    const user = show(<DevicesSection today={today} />);
    await user.click(await screen.findByRole('button', { name: 'Add device' }));
    await user.type(await screen.findByLabelText('Name'), 'Watch{Enter}');
    expect(await screen.findByText('Something went wrong. Try again in a moment.')).toBeTruthy();
    answers.set(`POST ${path}`, json({ ...watch, token: 'vita_secret' }, 201));
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText('vita_secret')).toBeTruthy();
    const [first, second] = writes().map(({ body }) => body);
    expect(second).toEqual(first);
  });

  it.each([
    ['M', /a name of 2 to 60 characters/],
    ['Manual', /reserved for steps you add by hand/],
  ])('refuse the device name %j', async (name, message) => {
    answers.set(`GET ${path}`, json({ deviceTokens: [] }));
    const user = show(<DevicesSection today={today} />);
    await user.click(await screen.findByRole('button', { name: 'Add device' }));
    await user.type(await screen.findByLabelText('Name'), `${name}{Enter}`);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(writes()).toEqual([]);
  });

  it('are five at most', async () => {
    const five = [1, 2, 3, 4, 5].map((n) => ({
      ...watch,
      id: watch.id.slice(0, -1) + n,
      name: `Watch ${n}`,
    }));
    answers.set(`GET ${path}`, json({ deviceTokens: five }));
    show(<DevicesSection today={today} />);
    expect(await screen.findByText('You can have up to 5 devices. Remove one to add another.')).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Add device' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('are removed after a question, even one that no longer exists', async () => {
    answers.set(
      `GET ${path}`,
      json({ deviceTokens: [{ ...watch, lastUsedAt: '2026-11-19T08:00:00.000Z' }] }),
    );
    answers.set(
      `DELETE ${path}/${watch.id}`,
      refusal(404, 'device_token_not_found', 'There is no such device.'),
    );
    const user = show(<DevicesSection today={today} />);
    expect(await screen.findByText('Added Nov 2, 2026 · last used Nov 19, 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove Running watch' }));
    answers.set(`GET ${path}`, json({ deviceTokens: [] }));
    const dialog = screen.getByRole('dialog', { name: 'Remove Running watch?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No device yet')).toBeTruthy();
  });

  it('offer Retry when they do not load', async () => {
    answers.set(`GET ${path}`, down);
    show(<DevicesSection today={today} />);
    expect(await screen.findByText("Your devices didn't load")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});

describe('your data', () => {
  const held = {
    exportedAt: '2026-11-20T10:00:00.000Z',
    account: { id: 'maya', name: 'Maya', email: 'maya@example.com' },
    tables: { profiles: [{ userId: 'maya' }] },
    files: [],
    leftOut: [],
  };
  const open = (confirmed = true) => {
    const onDeleted = vi.fn(() => Promise.resolve());
    const confirmDeletion = vi.fn(() => Promise.resolve(confirmed));
    const user = show(
      <DataSection
        today={today}
        historyPath="/workout?tab=history"
        confirmDeletion={confirmDeletion}
        onDeleted={onDeleted}
      />,
    );
    return { user, onDeleted };
  };

  it('leads to the history, from where workouts are taken along', () => {
    open();
    expect(screen.getByRole('link', { name: 'Open history' }).getAttribute('href')).toBe(
      '/workout?tab=history',
    );
  });

  it('comes as one file named by date', async () => {
    answers.set('GET /api/profile/export', json(held));
    const files: { name: string; content: Promise<string> }[] = [];
    const blobs = new Map<string, Blob>();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.set('blob:export', blob as Blob);
      return 'blob:export';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, content: blobs.get(this.href)?.text() ?? Promise.resolve('') });
    });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText(/^Saved as vita-export-2026-11-20\.json, 1 kB\.$/)).toBeTruthy();
    expect(files[0]?.name).toBe('vita-export-2026-11-20.json');
    expect(JSON.parse((await files[0]?.content) ?? '')).toEqual(held);
    vi.restoreAllMocks();
  });

  it('says that an export failed', async () => {
    answers.set(
      'GET /api/profile/export',
      refusal(500, 'internal_error', 'Something went wrong on our side.'),
    );
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText("The export didn't work.")).toBeTruthy();
  });

  it('is erased once the person has confirmed it', async () => {
    answers.set('DELETE /api/profile', json({ state: 'deleting' }, 202));
    const { user, onDeleted } = open();
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
    expect(writes().map(({ method, url }) => `${method} ${url}`)).toEqual(['DELETE /api/profile']);
  });

  it('stays when the person cancels', async () => {
    const { user, onDeleted } = open(false);
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    expect(screen.getByRole('button', { name: 'Delete account' })).toBeTruthy();
    expect(calls).toEqual([]);
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('stays when the password was entered too long ago, and says so', async () => {
    answers.set(
      'DELETE /api/profile',
      refusal(403, 'fresh_sign_in_required', 'Please enter your password again.'),
    );
    const { user, onDeleted } = open();
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('That took too long. Please enter your password again.')).toBeTruthy();
    expect(onDeleted).not.toHaveBeenCalled();
  });
});
