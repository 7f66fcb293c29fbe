import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Group, GroupDetail, GroupWeek } from '../../../../shared/contracts/groups';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { ApiError } from '../../../lib/api/api-error';
import { GroupDialog } from './group-dialog';
import { GroupLists } from './group-lists';

type Call = { params?: object; query?: object; body?: Record<string, unknown> };
const answer = vi.hoisted(() => vi.fn<(request: string, call: Call) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, call: Call = {}) =>
    answer(`${method} ${path}`, call),
}));

const group = (name: string, more: Partial<Group> = {}): Group => ({
  id: name,
  name,
  description: '',
  isPublic: true,
  memberCount: 3,
  role: null,
  ...more,
});
vi.mock('../../../lib/session/session-context', () => ({ useSession: () => ({ userId: 'me' }) }));

const detail = (more: Partial<GroupDetail> = {}): GroupDetail => ({
  ...group('Early Birds'),
  entries: [{ id: 'n', rank: 1, name: 'Noah', workoutsCompleted: 4, totalPoints: 200 }],
  me: null,
  others: [{ id: 'p', name: 'Priya' }],
  owner: null,
  removed: [],
  week: null,
  weekMinutes: {},
  isRemoved: false,
  nextCursor: null,
  ...more,
});

function serve(answers: Record<string, unknown>) {
  answer.mockImplementation(async (request) => {
    if (!(request in answers)) throw new Error(`unexpected ${request}`);
    return answers[request];
  });
}

const onOpen = vi.fn();
const onClose = vi.fn();
function show(invite: string | null = null, isDialog = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      {isDialog ? (
        <GroupDialog
          groupId="Early Birds"
          invite={invite}
          inviteAddress={(id, code) => `https://vita.example/${id}/${code}`}
          renderBoard={({ entries, noteOf }) => (
            <ol>
              {entries.map(({ id, name }) => (
                <li key={id}>
                  <span>{name}</span> {noteOf(id)}
                </li>
              ))}
            </ol>
          )}
          onClose={onClose}
        />
      ) : (
        <GroupLists onOpen={onOpen} />
      )}
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const sent = (request: string) =>
  answer.mock.calls.filter(([each]) => each === request).map(([, call]) => call);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('the lists of groups', () => {
  const list = (own: Group[], others: Group[], nextCursor: string | null = null) => ({
    'GET /groups': { own, public: others, nextCursor },
  });

  it("show the person's groups, and the public ones that can be joined", async () => {
    const mine = group('Early Birds', { role: 'owner' });
    serve(list([mine], [mine, group('Runners', { memberCount: 1 })]));
    const user = show(null, false);
    const own = await screen.findByRole('region', { name: 'Your groups' });
    expect(await within(own).findByText('Owner')).toBeTruthy();
    const others = screen.getByRole('region', { name: 'Public groups' });
    expect(within(others).queryByText('Early Birds')).toBeNull();
    expect(within(others).getByText('1 member')).toBeTruthy();
    await user.click(within(others).getByRole('button', { name: 'Open Runners' }));
    expect(onOpen).toHaveBeenCalledWith('Runners');
  });

  it('continue when there are more than ten', async () => {
    serve(list([], [group('Runners')], 'further'));
    const user = show(null, false);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(sent('GET /groups').map(({ query }) => query)).toContainEqual({ cursor: 'further' });
  });

  it('say what to do when there are none', async () => {
    serve(list([], []));
    show(null, false);
    expect(await screen.findByText('No groups yet')).toBeTruthy();
    expect(screen.getByText('Nothing to join right now')).toBeTruthy();
  });

  it('create a group, after pointing out problems with its name', async () => {
    serve({ ...list([], []), 'POST /groups': group('Late Owls', { role: 'owner' }) });
    const user = show(null, false);
    await user.click(await screen.findByRole('button', { name: 'Create a group' }));
    await user.type(screen.getByLabelText('Name'), '<b>');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(screen.getByText(/^A name needs 2 to 60 characters/)).toBeTruthy();
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Late Owls');
    await user.click(screen.getByLabelText('Anyone can join'));
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(sent('POST /groups')[0]?.body).toMatchObject({
      name: 'Late Owls',
      description: '',
      isPublic: false,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('A group', () => {
  it('is joined with the invitation that led to it', async () => {
    serve({
      'GET /groups/{id}': detail({ isPublic: false }),
      'POST /groups/{id}/join': group('Early Birds'),
    });
    const user = show('a-code');
    await user.click(await screen.findByRole('button', { name: 'Join group' }));
    expect(sent('GET /groups/{id}')[0]?.query).toEqual({ invite: 'a-code' });
    expect(sent('POST /groups/{id}/join')[0]?.body).toEqual({ invite: 'a-code' });
  });

  it('shows its leaderboard, and members can only leave', async () => {
    serve({ 'GET /groups/{id}': detail({ role: 'member' }), 'POST /groups/{id}/leave': { id: 'x' } });
    const user = show();
    expect(await screen.findByText('Noah')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Delete|Invitation|Join/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Leave group' }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('lets its owner invite, remove members and delete it after a question', async () => {
    serve({
      'GET /groups/{id}': detail({ role: 'owner' }),
      'POST /groups/{id}/invites': { invite: 'code' },
      'DELETE /groups/{id}/members/{userId}': { id: 'x' },
      'DELETE /groups/{id}': { id: 'x' },
    });
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Show invitation link' }));
    expect(await screen.findByText('https://vita.example/Early Birds/code')).toBeTruthy();
    await user.click(screen.getByText('Members'));
    await user.click(screen.getByRole('button', { name: 'Remove Priya' }));
    await user.click(screen.getByRole('button', { name: 'Take out' }));
    expect(sent('DELETE /groups/{id}/members/{userId}')[0]?.params).toEqual({
      id: 'Early Birds',
      userId: 'p',
    });
    await user.click(screen.getByRole('button', { name: 'Delete group' }));
    expect(sent('DELETE /groups/{id}')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(sent('DELETE /groups/{id}')).toHaveLength(1);
  });

  it('tells members who owns it, and can be reported by anyone but the owner', async () => {
    serve({
      'GET /groups/{id}': detail({ role: 'member', owner: { id: 'z', name: 'Zoe' } }),
      'POST /groups/{id}/report': { reported: true },
    });
    const user = show();
    expect(await screen.findByText(/owned by Zoe/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Report group' }));
    await user.type(screen.getByLabelText(/^What happened\?/), 'Rude words');
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(sent('POST /groups/{id}/report')).toEqual([
      { params: { id: 'Early Birds' }, body: { reason: 'name', note: 'Rude words' } },
    ]);
    expect(await screen.findByRole('button', { name: 'Leave group' })).toBeTruthy();
  });

  it('lets its owner see whom they removed, and allow them again', async () => {
    serve({
      'GET /groups/{id}': detail({ role: 'owner', removed: [{ id: 'r', name: 'Rob' }] }),
      'DELETE /groups/{id}/removed/{userId}': { id: 'x' },
    });
    const user = show();
    await user.click(await screen.findByText(/^Removed/));
    await user.click(screen.getByRole('button', { name: 'Allow Rob' }));
    expect(sent('DELETE /groups/{id}/removed/{userId}')[0]?.params).toEqual({
      id: 'Early Birds',
      userId: 'r',
    });
    expect(screen.queryByRole('button', { name: 'Report group' })).toBeNull();
  });

  const week = {
    startsOn: '2026-04-06' as LocalDate,
    endsAt: '2026-04-13T00:00:00.000Z',
    minutes: 340,
    goalMinutes: 600,
    trained: 5,
  };
  const ofWeek = (more: Partial<GroupWeek> = {}): GroupWeek => ({ ...week, ...more });

  it('shows what its members did this week, each beside their name, and every member', async () => {
    const weekMinutes = { n: 45, p: 0 };
    serve({ 'GET /groups/{id}': detail({ role: 'member', week: ofWeek(), weekMinutes }) });
    show();
    expect(await screen.findByText('This week: 340 of 600 minutes')).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'Weekly goal' });
    expect(bar.getAttribute('aria-valuenow')).toBe('340');
    expect(screen.getByText('5 members have trained this week.')).toBeTruthy();
    expect(screen.getByText('Noah').parentElement?.textContent).toBe('Noah 45 min this week');
    expect(
      within(screen.getByRole('region', { name: 'Members without a rank' })).getByText('Priya'),
    ).toBeTruthy();
    expect(screen.getByText(/hidden from leaderboards count too/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /goal/ })).toBeNull();
  });

  it('says that its goal is met, also beyond it', async () => {
    serve({ 'GET /groups/{id}': detail({ role: 'member', week: ofWeek({ minutes: 1234, trained: 1 }) }) });
    show();
    expect(await screen.findByText('This week: 1,234 of 600 minutes')).toBeTruthy();
    expect(screen.getByText('Goal met together.')).toBeTruthy();
    expect(screen.getByText('1 member has trained this week.')).toBeTruthy();
  });

  it('has a goal that its owner sets within bounds, changes, and removes', async () => {
    serve({
      'GET /groups/{id}': detail({
        role: 'owner',
        week: ofWeek({ goalMinutes: null, minutes: 0, trained: 0 }),
      }),
      'PATCH /groups/{id}': group('Early Birds'),
    });
    const user = show();
    expect(await screen.findByText('This week: 0 minutes')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Set a weekly goal' }));
    expect(screen.queryByRole('button', { name: 'Remove goal' })).toBeNull();
    for (const typed of ['9', '50001', '6o0', '1.5', '-60', '1e3']) {
      await user.clear(screen.getByLabelText('Weekly goal'));
      await user.type(screen.getByLabelText('Weekly goal'), typed);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(screen.getByText('Enter 10 to 50,000 minutes.')).toBeTruthy();
    }
    expect(sent('PATCH /groups/{id}')).toEqual([]);
    await user.clear(screen.getByLabelText('Weekly goal'));
    await user.type(screen.getByLabelText('Weekly goal'), '600');
    serve({
      'GET /groups/{id}': detail({ role: 'owner', week: ofWeek() }),
      'PATCH /groups/{id}': group('Early Birds'),
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Change the goal' }));
    await user.click(await screen.findByRole('button', { name: 'Remove goal' }));
    expect(sent('PATCH /groups/{id}').map((each) => each.body)).toEqual([
      { weeklyGoalMinutes: 600 },
      { weeklyGoalMinutes: null },
    ]);
  });

  it('continues when it has more members, and shows no one twice', async () => {
    const first = detail({ role: 'member', nextCursor: '10_n', weekMinutes: { n: 1 } });
    const rest = detail({ role: 'member', entries: [], others: [...first.others, { id: 'z', name: 'Zoe' }] });
    answer.mockImplementation(async (_, { query }) =>
      query && 'cursor' in query ? rest : { ...first, others: [] },
    );
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Zoe')).toBeTruthy();
    expect(screen.getAllByText('Priya')).toHaveLength(1);
    expect(screen.getByText('Noah').parentElement?.textContent).toBe('Noah 1 min this week');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(sent('GET /groups/{id}').map(({ query }) => query)).toEqual([{}, { cursor: '10_n' }]);
  });

  it('tells someone whom the owner took out, and does not ask them to join', async () => {
    serve({ 'GET /groups/{id}': detail({ isRemoved: true }) });
    show();
    expect(await screen.findByText(/no longer in this group/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Join|Leave/ })).toBeNull();
  });

  it('closes before the eyes of someone who may no longer see it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serve({ 'GET /groups/{id}': detail({ role: 'member', isPublic: false }) });
    show();
    expect(await screen.findByText('Noah')).toBeTruthy();
    answer.mockRejectedValue(new ApiError('group_not_found', 404, 'gone'));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText("This group isn't open to you anymore")).toBeTruthy();
    expect(screen.queryByText('Noah')).toBeNull();
    vi.useRealTimers();
  });

  it('stays as it was read while the connection is gone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serve({ 'GET /groups/{id}': detail({ role: 'member' }) });
    show();
    expect(await screen.findByText('Noah')).toBeTruthy();
    answer.mockRejectedValue(new ApiError('network_error', 0, 'offline'));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Noah')).toBeTruthy();
    vi.useRealTimers();
  });

  it('says so when it no longer exists', async () => {
    serve({});
    show();
    expect(await screen.findByText("This group didn't load")).toBeTruthy();
  });

  it('shows who joined while it is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers = { 'GET /groups/{id}': detail({ memberCount: 3 }) };
    serve(answers);
    show();
    expect(await screen.findByText(/^3 members/)).toBeTruthy();
    answers['GET /groups/{id}'] = detail({ memberCount: 4 });
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(sent('GET /groups/{id}')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(await screen.findByText(/^4 members/)).toBeTruthy();
    vi.useRealTimers();
  });

  it('is edited by its owner, with the form already filled in', async () => {
    const own = detail({ role: 'owner', description: 'Before work' });
    serve({ 'GET /groups/{id}': own, 'PATCH /groups/{id}': group('Early Birds') });
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Edit group' }));
    const about = screen.getByLabelText<HTMLTextAreaElement>(/^What it's about/);
    expect(about.value).toBe('Before work');
    await user.clear(about);
    await user.type(about, 'At sunrise');
    await user.click(screen.getByLabelText('Anyone can join'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent('PATCH /groups/{id}')).toEqual([
      {
        params: { id: 'Early Birds' },
        body: { name: 'Early Birds', description: 'At sunrise', isPublic: false },
      },
    ]);
    expect(await screen.findByRole('button', { name: 'Edit group' })).toBeTruthy();
  });

  it('is not edited by anyone else', async () => {
    serve({ 'GET /groups/{id}': detail({ role: 'member' }) });
    show();
    expect(await screen.findByRole('button', { name: 'Leave group' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit group' })).toBeNull();
  });
});
