import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { toast as sonner } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  profileWith,
  progressWith,
  serveProfile,
  type FakeProfileApi,
} from '../../../../tests/support/fake-profile-api';
import { Toaster } from '../../../ui/toaster';
import { profileQuery } from '../api/profile-query';
// The dialog comes late in the app, and not while a test clicks.
import './answer-dialog';
import { ProfileLoadError } from './profile-load-error';
import { ProfileSummary } from './profile-summary';

vi.mock('../../../lib/session/access-token', () => ({ readAccessToken: () => Promise.resolve('token') }));

afterEach(() => {
  sonner.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const { data, error, refetch, isFetching } = useQuery(profileQuery());
  if (!data && error) {
    return <ProfileLoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <ProfileSummary name="Maya" profile={data} communityPath="/community" onboardingPath="/onboarding" />
  );
}

async function show(start: Partial<FakeProfileApi> = {}) {
  const server = serveProfile(start);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  if (!server.down) await screen.findByText('Get stronger');
  return { server, user: userEvent.setup() };
}

const region = (name: string) => screen.getByRole('region', { name });
const dialog = () => within(screen.getByRole('dialog'));
const edit = async (user: ReturnType<typeof userEvent.setup>, what: string) => {
  await user.click(screen.getByRole('button', { name: `Edit ${what}` }));
  // Its code loads first.
  await screen.findByRole('dialog');
};
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(dialog().getByRole('button', { name: 'Save' }));

describe('the profile summary', () => {
  it('shows the answers and what was earned', async () => {
    await show();
    expect(region('Personal stats').textContent).toMatch(/32 years.*168 cm.*66.5 kg.*63 kg/);
    expect(region('Goals and focus').textContent).toMatch(/Get stronger.*Mid-size.*Belly, Legs/);
    const earned = region('Progress tracking').textContent;
    expect(earned).toMatch(/475 points25 points to Gold/);
    expect(earned).toMatch(/9sessions.*152minutes.*1,409kcal, estimated.*1day.*6days/);
  });

  it('says so when there is no higher tier', async () => {
    await show({ profile: profileWith({}, { progress: progressWith(1200) }) });
    expect(region('Progress tracking').textContent).toContain('Top tier');
  });

  it('links to the challenges, the community, and the questions', async () => {
    await show();
    expect(screen.getByText('26 weekly challenges')).toBeTruthy();
    const hrefs = ['View Challenges', 'Explore', 'Redo onboarding'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual(['/community', '/community', '/onboarding']);
  });

  it('uses pounds, feet, and inches for people who want them', async () => {
    await show({ profile: profileWith({}, { units: 'imperial' }) });
    expect(region('Personal stats').textContent).toMatch(/5'6".*146.6 lb.*138.9 lb/);
    expect(region('Weight log').textContent).toContain('Target 138.9 lb');
    expect(document.body.textContent).not.toMatch(/\d (?:kg|cm)\b/);
  });
});

describe('the body mass index', () => {
  it('has one decimal and no warning up to 25', async () => {
    await show();
    const badge = screen.getByText('23.6');
    expect(badge.className).not.toContain('warm');
    expect(screen.queryByText('above 25')).toBeNull();
  });

  it('is a warning above 25 in amber, never in red, and in words too', async () => {
    await show({ profile: profileWith({ weightKg: 80 }) });
    expect(screen.getByText('28.3').className).toContain('text-warm-text');
    expect(screen.getByText('above 25')).toBeTruthy();
  });

  it('says that it is just above the limit when the decimal does not show it', async () => {
    await show({ profile: profileWith({}, { bmi: 25.01 }) });
    expect(screen.getByText('25.0').className).toContain('text-warm-text');
    expect(screen.getByText('just above 25')).toBeTruthy();
  });

  it('is not shown to people under 18', async () => {
    await show({ profile: profileWith({ age: 17, weightKg: 80 }) });
    expect(screen.queryByText('BMI')).toBeNull();
    expect(screen.queryByText('28.3')).toBeNull();
  });
});

describe('health and lifestyle', () => {
  const none = { bodyPains: null };

  it('has a card as soon as one answer is set', async () => {
    await show();
    const rows = within(region('Health & Lifestyle'));
    expect(rows.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Conditions',
      'Medical conditions',
      'Body pains/injuries',
      'Work-life balance',
      'Barriers to progress',
    ]);
    expect(rows.getByText('Lower back')).toBeTruthy();
  });

  it('lets conditions be chosen, and sends only them', async () => {
    const { user, server } = await show();
    await edit(user, 'conditions');
    await user.click(dialog().getByRole('checkbox', { name: 'Wheelchair' }));
    await user.click(dialog().getByRole('checkbox', { name: 'Diabetes' }));
    await save(user);
    expect(await screen.findByText('Diabetes, Wheelchair')).toBeTruthy();
    expect(server.sent[0]?.body).toEqual({ conditions: ['diabetes', 'wheelchair'] });
  });

  it('offers a man what is around a birth one tap away', async () => {
    const { user } = await show({ profile: profileWith({ gender: 'male' }) });
    await edit(user, 'conditions');
    expect(dialog().queryByRole('checkbox', { name: 'Pregnant' })).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Other conditions' }));
    expect(dialog().getByRole('checkbox', { name: 'Pregnant' })).toBeTruthy();
  });

  it('has no card while none is set, but one can be added', async () => {
    const { user, server } = await show({ profile: profileWith(none) });
    expect(screen.queryByText('Health & Lifestyle')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Medical conditions' }));
    await user.type(dialog().getByRole('textbox'), 'Asthma');
    await save(user);
    expect(await screen.findByText('Asthma')).toBeTruthy();
    expect(region('Health & Lifestyle')).toBeTruthy();
    expect(server.sent[0]?.body).toEqual({ medicalConditions: 'Asthma' });
  });
});

describe('editing an answer', () => {
  it('sends only that answer and shows the returned profile', async () => {
    const { user, server } = await show();
    await edit(user, 'primary goal');
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: 'Get stronger' }).checked).toBe(true);
    await user.click(dialog().getByRole('radio', { name: 'Tone up' }));
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(region('Goals and focus').textContent).toContain('Tone up');
    expect(server.sent).toEqual([
      { method: 'PATCH', url: '/api/profile/answers', body: { goalType: 'tone_up' } },
    ]);
  });

  it('checks the bounds before sending anything', async () => {
    const { user, server } = await show();
    await edit(user, 'age');
    const input = dialog().getByLabelText('How old are you?');
    await user.clear(input);
    await save(user);
    expect(dialog().getByText('I need an age between 13 and 120.')).toBeTruthy();
    await user.type(input, '12');
    expect(dialog().getByText(/I can only coach people aged 13 and over/)).toBeTruthy();
    await user.clear(input);
    await user.type(input, '34.5');
    expect(input).toHaveProperty('value', '34.5');
    expect(dialog().getByText('I need your age in whole years.')).toBeTruthy();
    await user.clear(input);
    await user.type(input, '33');
    await save(user);
    await waitFor(() => expect(server.sent.map(({ body }) => body)).toEqual([{ age: 33 }]));
  });

  it('says that the age range follows from the age', async () => {
    const { user } = await show();
    await edit(user, 'age');
    const input = dialog().getByLabelText('How old are you?');
    await user.clear(input);
    await user.type(input, '67');
    expect(dialog().getByText('Your age range becomes 50+.')).toBeTruthy();
    await user.clear(input);
    await user.type(input, '33');
    expect(dialog().queryByText(/Your age range becomes/)).toBeNull();
  });

  it('requires at least one zone', async () => {
    const { user, server } = await show();
    await edit(user, 'target zones');
    await user.click(dialog().getByRole('checkbox', { name: 'Belly' }));
    await user.click(dialog().getByRole('checkbox', { name: 'Legs' }));
    await save(user);
    expect(dialog().getByText('Please choose at least one.')).toBeTruthy();
    await user.click(dialog().getByRole('checkbox', { name: 'Chest' }));
    await save(user);
    await waitFor(() => expect(server.sent.map(({ body }) => body)).toEqual([{ targetZones: ['chest'] }]));
  });

  it('says what is healthy next to a target below it, and takes the target', async () => {
    const { user, server } = await show();
    await edit(user, 'target weight');
    const input = dialog().getByLabelText('What weight are you aiming for?');
    await user.clear(input);
    await user.type(input, '40');
    expect(dialog().getByText(/healthy weight for your height is about \d\d to \d\d kg/)).toBeTruthy();
    await save(user);
    await waitFor(() => expect(server.sent[0]?.body).toEqual({ targetWeightKg: 40 }));
  });

  it('removes a target when the field is left empty', async () => {
    const { user, server } = await show();
    await edit(user, 'target weight');
    await user.clear(dialog().getByLabelText('What weight are you aiming for?'));
    await save(user);
    expect(await screen.findByText('No target')).toBeTruthy();
    expect(server.sent[0]?.body).toEqual({ targetWeightKg: null });
  });

  it('stores pounds, feet, and inches as kilograms and centimeters', async () => {
    const { user, server } = await show({ profile: profileWith({}, { units: 'imperial' }) });
    await edit(user, 'height');
    await user.clear(dialog().getByLabelText('Inches'));
    await user.type(dialog().getByLabelText('Inches'), '9');
    await save(user);
    await waitFor(() => expect(server.sent.map(({ body }) => body)).toEqual([{ heightCm: 175.26 }]));
  });

  it('sends nothing when nothing changed', async () => {
    const { user, server } = await show({ profile: profileWith({}, { units: 'imperial' }) });
    for (const what of ['height', 'weight', 'body type']) {
      await edit(user, what);
      await save(user);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(server.sent).toEqual([]);
  });

  it('keeps what was typed when the server refuses, and says why', async () => {
    const { user, server } = await show();
    server.refuse = { code: 'onboarding_incomplete', message: 'Some answers are still missing.' };
    await edit(user, 'age');
    const input = dialog().getByLabelText<HTMLInputElement>('How old are you?');
    await user.clear(input);
    await user.type(input, '40');
    await save(user);
    const toast = await screen.findByRole('alert', { hidden: true });
    expect(toast.textContent).toBe('ErrorSome answers are still missing.');
    expect(dialog().getByText('Some answers are still missing.')).toBeTruthy();
    expect(input.value).toBe('40');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(region('Personal stats').textContent).toContain('32 years');
  });
});

describe('a profile that does not load', () => {
  it('says so in a toast and on the page, and offers Retry', async () => {
    const { user, server } = await show({ down: true });
    const texts = (await screen.findAllByText('Failed to load profile')).length;
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(texts).toBeGreaterThan(0);
    expect(screen.getByText('Error')).toBeTruthy();
    server.down = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Get stronger')).toBeTruthy();
  });
});
