import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast as sonner } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SparedFact } from '../../../../shared/contracts/spared';
import { addDays, localDateSchema } from '../../../../shared/rules/local-date';
import { Toaster } from '../../../ui/toaster';
import { SparedCard } from './spared-card';

vi.mock('../../../lib/session/access-token', () => ({ readAccessToken: () => Promise.resolve('token') }));

afterEach(() => {
  sonner.dismiss();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const day = (date: string) => localDateSchema.parse(date);
const today = day('2026-11-26');

const knee: SparedFact = {
  id: 'sore.knees',
  kind: 'sore',
  label: 'Left knee',
  words: 'my left knee hurts',
  source: 'chat',
  since: day('2026-11-24'),
  until: null,
  holdsTraining: false,
};
const quiet: SparedFact = {
  ...knee,
  id: 'limit.no_jumping',
  kind: 'limit',
  label: 'No jumping',
  words: 'the baby is asleep',
  source: 'player',
  since: today,
  until: day('2026-11-27'),
};
const nuts: SparedFact = {
  ...knee,
  id: 'allergy.nuts',
  kind: 'allergy',
  label: 'Allergy: nuts',
  words: null,
  source: 'profile',
  since: null,
};
const heart: SparedFact = {
  ...knee,
  id: 'event.heart',
  kind: 'event',
  label: 'Your chest or heart',
  words: 'my chest feels tight',
  holdsTraining: true,
};
const own: SparedFact = {
  ...knee,
  id: 'unread.01',
  kind: 'unread',
  label: 'I have gout',
  words: 'I have gout',
};

interface Server {
  facts: SparedFact[];
  /** What the words are understood as. */
  understood: SparedFact[];
  /** What the profile still says after a fact is settled. */
  ofProfile: SparedFact[];
  sent: { url: string; body: unknown }[];
  down: boolean;
  refuse: { code: string; message: string } | null;
}

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function serve(start: Partial<Server>): Server {
  const server: Server = {
    facts: [],
    understood: [],
    ofProfile: [],
    sent: [],
    down: false,
    refuse: null,
    ...start,
  };
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string | null }) => {
    if (server.down) throw new TypeError('Failed to fetch');
    if (method === 'GET') return answer({ facts: server.facts });
    server.sent.push({ url, body: body && (JSON.parse(body) as unknown) });
    if (server.refuse) return answer({ error: server.refuse }, 404);
    if (url.endsWith('/settle')) {
      const left = server.facts.filter(({ id }) => url !== `/api/spared/${id}/settle`);
      server.facts = [...left, ...server.ofProfile];
      return answer({ facts: server.facts, settledAt: '2026-11-26T10:00:00.000Z' });
    }
    if (url.endsWith('/hold')) {
      const { days } = JSON.parse(body ?? '') as { days: number | null };
      const until = days === null ? null : addDays(today, days - 1);
      server.facts = server.facts.map((fact) => (url.includes(fact.id) ? { ...fact, until } : fact));
      return answer({ facts: server.facts });
    }
    server.facts = [...server.understood, ...server.facts];
    return answer({ facts: server.facts, told: server.understood, settled: [] });
  });
  return server;
}

async function show(start: Partial<Server> = {}) {
  const server = serve(start);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  render(
    <QueryClientProvider client={client}>
      <SparedCard today={today} />
      <Toaster />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.queryAllByTestId('spared-skeleton')).toEqual([]));
  const keys = () => invalidate.mock.calls.map(([filters]) => filters?.queryKey);
  return { server, user: userEvent.setup(), keys };
}

const card = () => screen.getByRole('region', { name: 'Planned around' });
const rows = () => within(card()).queryAllByRole('listitem');
const texts = () => rows().map(({ textContent }) => textContent);
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText<HTMLInputElement>('Anything else I should plan around?');
const empty = 'Nothing right now. Tell me when something hurts, here or in the chat.';

describe('what is planned around', () => {
  it('shows where and when it was said, how long it holds, and how to remove it', async () => {
    await show({ facts: [knee, quiet, nuts, own] });
    expect(texts()).toEqual([
      "Left knee“my left knee hurts”You told me in the chat on Nov 24Until I say otherwiseIt's healed",
      'No jumping“the baby is asleep”You told me during a workout todayUntil tomorrowNo longer applies',
      'Allergy: nutsFrom your profileNo longer applies',
      '“I have gout”You told me in the chat on Nov 24Until I say otherwiseNo longer applies',
    ]);
  });

  it('says of a danger that training is on hold', async () => {
    await show({ facts: [heart] });
    expect(texts()[0]).toContain('Training on hold');
    expect(screen.getByRole('button', { name: /^A doctor has checked it/ })).toBeTruthy();
  });

  it.each<[string, Partial<SparedFact>, string]>([
    ['yesterday', { since: day('2026-11-25') }, 'in the chat yesterday'],
    ['last year', { since: day('2025-11-24') }, 'in the chat on Nov 24, 2025'],
    ['for today only', { until: today }, 'For today'],
    ['for a week', { until: day('2026-12-03') }, 'Until Dec 3'],
    ['by voice', { source: 'voice' }, 'You told me by voice on'],
    ['over food', { source: 'nutrition' }, 'You told me in the nutrition chat on'],
  ])('shows how it was said and how long it holds: %s', async (_, changes, text) => {
    await show({ facts: [{ ...knee, ...changes }] });
    expect(texts()[0]).toContain(text);
  });

  it('is nothing for most people, and says where to add something', async () => {
    await show();
    expect(screen.getByText(empty)).toBeTruthy();
    expect(rows()).toEqual([]);
  });

  it('offers Retry when it did not load', async () => {
    const { user, server } = await show({ down: true, facts: [knee] });
    expect((await screen.findByRole('alert')).textContent).toContain("What I plan around didn't load");
    expect(screen.getByRole('alert').textContent).toContain('Try again in a moment.');
    server.down = false;
    await press(user, 'Retry');
    expect(await screen.findByText('Left knee')).toBeTruthy();
  });
});

describe('how long it holds', () => {
  it('is set by the person, and plans are refetched', async () => {
    const { user, server, keys } = await show({ facts: [knee] });
    await press(user, 'How long: Left knee. Until I say otherwise');
    await user.click(await screen.findByRole('menuitem', { name: 'For today' }));
    expect(await screen.findByRole('button', { name: 'How long: Left knee. For today' })).toBeTruthy();
    expect(server.sent).toEqual([{ url: '/api/spared/sore.knees/hold', body: { days: 1 } }]);
    expect(keys()).toEqual(expect.arrayContaining([['profile'], ['training']]));
  });

  it("is not asked for the profile's facts, a danger, or an allergy", async () => {
    await show({ facts: [heart, nuts, { ...knee, since: null, words: null, source: 'profile' }] });
    expect(screen.queryByRole('button', { name: /How long/ })).toBeNull();
  });
});

it('shortens long words after a whole word', async () => {
  const words =
    'my shoulder has been bothering me since the day I carried all of those heavy boxes up the stairs';
  await show({ facts: [{ ...knee, words }] });
  expect(texts()[0]).toContain(
    '“my shoulder has been bothering me since the day I carried all of those heavy…”',
  );
});

it.each<[string, Partial<SparedFact>, string]>([
  ['a part', { label: 'Elbow' }, 'Good to hear. Your elbow is back in your plans.'],
  ['two of them', { label: 'Wrists' }, 'Good to hear. Your wrists are back in your plans.'],
  ['feet', { label: 'Feet' }, 'Good to hear. Your feet are back in your plans.'],
  ['an illness', { kind: 'condition', label: 'Asthma' }, 'Got it. “Asthma” is off your list.'],
  ['a diet', { kind: 'diet', label: 'Vegan' }, 'Got it. “Vegan” is off your list.'],
])('confirms in fitting words that %s is over', async (_, changes, text) => {
  const { user } = await show({ facts: [{ ...knee, ...changes }] });
  await user.click(screen.getByRole('button', { name: /^(?:It's healed|No longer applies)/ }));
  expect(await screen.findByText(text)).toBeTruthy();
});

describe('settling', () => {
  it('removes it, says what changes, and refetches plans', async () => {
    const { user, server, keys } = await show({ facts: [knee, quiet] });
    await press(user, "It's healed: Left knee");
    expect(await screen.findByText('Good to hear. Your left knee is back in your plans.')).toBeTruthy();
    expect(rows()).toHaveLength(1);
    expect(server.sent).toEqual([{ url: '/api/spared/sore.knees/settle', body: null }]);
    expect(keys()).toEqual(expect.arrayContaining([['profile'], ['training']]));
  });

  it('moves the focus to the row next to it, and to the card after the last one', async () => {
    const { user } = await show({ facts: [knee, quiet] });
    await press(user, "It's healed: Left knee");
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(document.activeElement).toBe(rows()[0]);
    await press(user, 'No longer applies: No jumping');
    expect(await screen.findByText(empty)).toBeTruthy();
    expect(document.activeElement).toBe(card());
    expect(await screen.findByText('Got it. “No jumping” is off your list.')).toBeTruthy();
  });

  it('says so when the profile says the same', async () => {
    const ofProfile = [{ ...knee, source: 'profile' as const, since: null, words: null }];
    const { user } = await show({ facts: [knee], ofProfile });
    await press(user, "It's healed: Left knee");
    expect(await screen.findByText(/^It's also on your profile/)).toBeTruthy();
    expect(texts()).toEqual(["Left kneeFrom your profileIt's healed"]);
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });

  it('resumes training only after the last danger is settled', async () => {
    const breathing = { ...heart, id: 'event.breathing', label: 'Your breathing' };
    const { user } = await show({ facts: [heart, breathing] });
    await press(user, 'A doctor has checked it: Your chest or heart');
    expect(await screen.findByText(/Your training is still on hold/)).toBeTruthy();
    await press(user, 'A doctor has checked it: Your breathing');
    expect(await screen.findByText('Good to hear. Your training is back.')).toBeTruthy();
  });

  it('keeps the fact after a failure, and says why', async () => {
    const { user, server } = await show({ facts: [knee] });
    server.refuse = { code: 'fact_not_found', message: 'It may already be settled.' };
    await press(user, "It's healed: Left knee");
    expect((await screen.findByRole('alert')).textContent).toContain('It may already be settled.');
    expect(screen.getByRole('button', { name: "It's healed: Left knee" })).toBeTruthy();
  });
});

describe('telling what to plan around', () => {
  const wrist: SparedFact = {
    ...knee,
    id: 'sore.wrists',
    label: 'Left wrist',
    source: 'profile',
    since: today,
  };
  const tell = async (user: ReturnType<typeof userEvent.setup>, words: string) => {
    if (words) await user.type(field(), words);
    await press(user, 'Add');
  };

  it('says what was understood, and lists it', async () => {
    const { user, server, keys } = await show({ understood: [wrist, quiet, nuts] });
    await tell(user, ' My left wrist hurts ');
    expect(
      await screen.findByText("Got it: left wrist, no jumping, and no nuts. I'll plan around it."),
    ).toBeTruthy();
    expect(server.sent[0]).toEqual({
      url: '/api/spared',
      body: { words: 'My left wrist hurts', source: 'profile' },
    });
    expect(texts()[0]).toContain('You told me here today');
    expect(field().value).toBe('');
    await press(user, "It's healed: Left wrist");
    expect(await screen.findByText("Got it: no jumping and no nuts. I'll plan around it.")).toBeTruthy();
    expect(keys()).toEqual(expect.arrayContaining([['profile'], ['training']]));
  });

  it('keeps words that no rule knows as they are', async () => {
    const { user } = await show({ understood: [own] });
    await tell(user, 'I have gout');
    expect(await screen.findByText(/I saved your words/)).toBeTruthy();
  });

  it('keeps the text when nothing was understood, until it is changed', async () => {
    const { user } = await show();
    await tell(user, 'qwertz');
    const text =
      "I couldn't read that. Name what hurts or what to leave out, like “left knee,” “nuts,” or “no jumping.”";
    expect(await screen.findByText(text)).toBeTruthy();
    expect(field().value).toBe('qwertz');
    expect(document.activeElement).toBe(field());
    await user.type(field(), '!');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('sends nothing when the field is empty', async () => {
    const { user, server } = await show();
    await tell(user, '');
    expect(screen.getByText('Tell me what hurts, or what to leave out.')).toBeTruthy();
    expect(server.sent).toEqual([]);
  });

  it('keeps the text offline, and says so', async () => {
    const { user, server } = await show();
    server.down = true;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await tell(user, 'My left wrist hurts');
    expect((await screen.findByRole('alert')).textContent).toContain('You seem to be offline.');
    expect(field().value).toBe('My left wrist hurts');
  });
});
