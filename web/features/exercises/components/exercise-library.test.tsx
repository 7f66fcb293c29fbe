// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExerciseMarks, LibraryExercise } from '../../../../shared/contracts/exercises';
import { exercises as builtIn } from '../../../../functions/exercises/library/catalogue';
import { SessionContext, type Session } from '../../../lib/session/session-context';
import { Toaster } from '../../../ui/toaster';
import type { WhyLeftOut } from '../why-left-out';
import { ExerciseLibrary } from './exercise-library';

vi.mock('../../../lib/session/access-token', () => ({ readAccessToken: () => Promise.resolve('token') }));

const shelf = [
  'squat',
  'chair-squat',
  'goblet-squat',
  'wall-sit',
  'wall-push-up',
  'push-up',
  'plank',
  'burpee',
];
const library = builtIn
  .filter(({ id }) => shelf.includes(id))
  .map((each) => ({ ...each, videoUrl: each.id === 'wall-sit' ? null : `/videos/${each.id}.mp4` }));

interface FakeServer {
  exercises: LibraryExercise[];
  marks: ExerciseMarks;
  calls: string[];
  /** Calls whose 'METHOD path' matches fail or wait instead of being answered. */
  failing: RegExp | null;
  waiting: { calls: RegExp; until: Promise<void> } | null;
}
let server: FakeServer;

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function mark(method: string, id: string, kind: string) {
  const without = (ids: string[]) => ids.filter((each) => each !== id);
  server.marks = { favorites: without(server.marks.favorites), exclusions: without(server.marks.exclusions) };
  if (method === 'PUT') server.marks[kind === 'favorite' ? 'favorites' : 'exclusions'].push(id);
  const { favorites, exclusions } = server.marks;
  return answer({ favorite: favorites.includes(id), exclusion: exclusions.includes(id) });
}

beforeEach(() => {
  server = {
    exercises: library,
    marks: { favorites: ['squat'], exclusions: [] },
    calls: [],
    failing: null,
    waiting: null,
  };
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    const call = `${method} ${url}`;
    server.calls.push(call);
    if (server.waiting?.calls.test(call)) await server.waiting.until;
    if (server.failing?.test(call))
      return answer({ error: { code: 'internal_error', message: 'Down.' } }, 500);
    const [, , , id = '', kind = ''] = url.split('/');
    if (kind) return mark(method, id, kind);
    return answer(url === '/api/exercises' ? { exercises: server.exercises } : server.marks);
  });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  sonner.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

const signOut = () => Promise.resolve();
const visitor: Session = { status: 'signed-out', signOut };
const maya: Session = { status: 'signed-in', userId: 'maya', signOut };

async function show(session = visitor, address = '/exercises', whyLeftOut?: WhyLeftOut) {
  const element = <ExerciseLibrary {...(whyLeftOut && { whyLeftOut })} />;
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: ['/before', address],
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </SessionContext>,
  );
  return { router, user: userEvent.setup() };
}

const cards = () => screen.findAllByRole('heading', { level: 2 });
const heart = (pressed: boolean) => screen.findByRole('button', { name: 'Favorite: Squats', pressed });

describe('The library', () => {
  it('shows skeletons, then all exercises', async () => {
    await show();
    expect(screen.getAllByTestId('skeleton-card').length).toBeGreaterThan(3);
    expect(await cards()).toHaveLength(library.length);
    expect(screen.queryByTestId('skeleton-card')).toBeNull();
    expect(screen.getByText('8 exercises')).toBeTruthy();
  });

  it('asks for marks only when someone is signed in', async () => {
    await show();
    await cards();
    expect(server.calls).toEqual(['GET /api/exercises']);
    expect(screen.queryByRole('button', { name: 'Favorites' })).toBeNull();
  });

  it('follows the search and says how many are left', async () => {
    const { user } = await show();
    await cards();
    await user.type(screen.getByPlaceholderText('Search exercises by name or muscle group...'), 'chair squ');
    expect((await cards()).map((card) => card.textContent)).toEqual(['Chair Squats']);
    expect(screen.getByText('1 of 8 exercises')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await cards()).toHaveLength(library.length);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('says how many are in no plan for the health of who looks, and in the dialog why', async () => {
    const why = "Left out for your blood pressure: it's held without moving.";
    const { user } = await show(maya, '/exercises', ({ id }) => (id === 'plank' ? why : null));
    await cards();
    expect(screen.getByRole('status').textContent).toBe('8 exercises · 1 rests because of your health');
    expect(screen.getAllByText('Not in your plans')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'High Plank' }));
    expect(await screen.findByText(why)).toBeTruthy();
  });

  it('says so when nothing matches, and leads back to everything', async () => {
    const { user } = await show();
    await cards();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No exercises match your search')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all exercises' }));
    expect(await cards()).toHaveLength(library.length);
  });

  it('filters by muscle group and equipment', async () => {
    const { user } = await show();
    await cards();
    await user.click(screen.getByRole('button', { name: 'Chest', pressed: false }));
    await user.click(screen.getByRole('button', { name: 'Wall' }));
    expect((await cards()).map((card) => card.textContent)).toEqual(['Wall Push-Ups']);
    expect(screen.getByRole('button', { name: 'Chest', pressed: true })).toBeTruthy();
  });

  it('says that exercises are still to come while there are none', async () => {
    server.exercises = [];
    await show();
    expect(await screen.findByText('No exercises available yet. They will be imported soon!')).toBeTruthy();
  });

  it('says when it did not load, and tries again', async () => {
    server.failing = /exercises/;
    const { user } = await show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load exercises');
    server.failing = null;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await cards()).toHaveLength(library.length);
  });
});

describe('The dialog of an exercise', () => {
  const open = async (name: string) => {
    const shown = await show();
    await shown.user.click(await screen.findByRole('button', { name }));
    return { ...shown, dialog: await screen.findByRole('dialog', { name }) };
  };

  it('plays the clip muted in a loop, with one button that stops it and lets it go on', async () => {
    const { dialog, user } = await open('Squats');
    const video = within(dialog).getByLabelText<HTMLVideoElement>('Squats, demo video');
    expect(video.getAttribute('src')).toBe('/videos/squat.mp4');
    expect([video.paused, video.loop, video.muted, video.controls]).toEqual([false, true, true, false]);
    await user.click(within(dialog).getByRole('button', { name: 'Pause Squats' }));
    expect(video.paused).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Play Squats' }));
    expect(video.paused).toBe(false);
  });

  it('waits for a tap where less motion is wanted', async () => {
    const matchMedia = vi.spyOn(window, 'matchMedia');
    const matches = (query: string) => query.includes('reduced-motion');
    matchMedia.mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: matches(query), media: query } as MediaQueryList),
    );
    const { dialog, user } = await open('Squats');
    const video = within(dialog).getByLabelText<HTMLVideoElement>('Squats, demo video');
    expect(video.paused).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Play Squats' }));
    expect(video.paused).toBe(false);
    matchMedia.mockRestore();
  });

  it('tells all there is to know', async () => {
    const { dialog } = await open('Squats');
    const squat = library.find((exercise) => exercise.id === 'squat')!;
    const { instructions, cues, mistakes, notes } = squat;
    for (const line of [...instructions, ...cues, ...mistakes, notes]) {
      expect(within(dialog).getByText(line)).toBeTruthy();
    }
    expect(dialog.textContent).toContain('3 sets × 12 reps');
    expect(dialog.textContent).toContain('Beginner');
    expect(dialog.textContent).toContain('No equipment');
    expect(dialog.textContent).toContain('hamstrings, inner thighs, deep core');
  });

  it('says that a demo is coming where there is none, and how long to hold', async () => {
    const { dialog } = await open('Wall Sit');
    expect(within(dialog).getByText('Demo video coming soon for this exercise')).toBeTruthy();
    expect(dialog.querySelector('video')).toBeNull();
    expect(dialog.textContent).toContain('3 sets × 20 s hold');
  });

  it('says the same when the clip does not load', async () => {
    const { dialog } = await open('Squats');
    fireEvent.error(within(dialog).getByLabelText('Squats, demo video'));
    expect(within(dialog).getByText('Demo video coming soon for this exercise')).toBeTruthy();
  });

  it('leads to easier and harder ones and closes to the library', async () => {
    const { dialog, user, router } = await open('Squats');
    await user.click(within(dialog).getByRole('link', { name: 'Harder Goblet Squats' }));
    expect(await screen.findByRole('dialog', { name: 'Goblet Squats' })).toBeTruthy();
    expect(router.state.location.search).toBe('?exercise=goblet-squat');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname + router.state.location.search).toBe('/exercises');
  });

  it('tells how to make it harder where no exercise does', async () => {
    const { dialog } = await open('Goblet Squats');
    expect(within(dialog).getByText('Take three seconds to go down and pause at the bottom.')).toBeTruthy();
    expect(within(dialog).queryByRole('link', { name: /^Harder/ })).toBeNull();
  });

  it('closes with the browser’s Back', async () => {
    const { router } = await open('Squats');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/exercises');
  });

  it('opens from a link, and then closes without leaving the library', async () => {
    const { router, user } = await show(visitor, '/exercises?exercise=squat');
    expect(await screen.findByRole('dialog', { name: 'Squats' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname + router.state.location.search).toBe('/exercises');
  });

  it('stays closed for an exercise no one knows', async () => {
    await show(visitor, '/exercises?exercise=moonwalk');
    await cards();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has no marks for visitors', async () => {
    const { dialog } = await open('Squats');
    expect(within(dialog).queryByRole('button', { name: 'Not for me' })).toBeNull();
  });
});

describe('Marks', () => {
  it('show before the server has answered', async () => {
    let release = () => {};
    server.waiting = { calls: /^DELETE/, until: new Promise((resolve) => (release = resolve)) };
    const { user } = await show(maya);
    await user.click(await heart(true));
    expect(await heart(false)).toBeTruthy();
    expect(server.marks.favorites).toEqual(['squat']);
    release();
    await waitFor(() => expect(server.marks.favorites).toEqual([]));
    expect(await heart(false)).toBeTruthy();
  });

  it('are taken back when they could not be saved', async () => {
    server.failing = /^DELETE/;
    const { user } = await show(maya);
    await user.click(await heart(true));
    expect((await screen.findByRole('alert')).textContent).toContain("That didn't save.");
    expect(await heart(true)).toBeTruthy();
  });

  it('are sent in order, and the last one wins', async () => {
    const { user } = await show(maya);
    await user.click(await heart(true));
    await user.click(await heart(false));
    await user.click(await heart(true));
    await waitFor(() => expect(server.calls.filter((call) => /PUT|DELETE/.test(call))).toHaveLength(3));
    expect(server.calls.slice(-3).map((call) => call.split(' ')[0])).toEqual(['DELETE', 'PUT', 'DELETE']);
    expect(await heart(false)).toBeTruthy();
  });

  it('take each other away', async () => {
    const { user } = await show(maya);
    await user.click(await screen.findByRole('button', { name: 'Squats' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Not for me', pressed: false }));
    expect(dialog.getByRole('button', { name: 'Not for me', pressed: true })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Favorite', pressed: false })).toBeTruthy();
    await waitFor(() => expect(server.marks).toEqual({ favorites: [], exclusions: ['squat'] }));
  });

  it('say where favorites come from while there are none', async () => {
    server.marks = { favorites: [], exclusions: [] };
    const { user } = await show(maya);
    await heart(false);
    await user.click(screen.getByRole('button', { name: 'Favorites' }));
    expect(await screen.findByText('No exercises match your search')).toBeTruthy();
    expect(screen.getByText(/^Tap an exercise's heart/)).toBeTruthy();
  });

  it('filter the library', async () => {
    const { user } = await show(maya);
    await heart(true);
    await user.click(screen.getByRole('button', { name: 'Favorites' }));
    expect((await cards()).map((card) => card.textContent)).toEqual(['Squats']);
  });

  it('that do not load leave the library standing, and can be asked for again', async () => {
    server.failing = /exercise-marks/;
    const { user } = await show(maya);
    expect(await cards()).toHaveLength(library.length);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain("Your favorites didn't load.");
    server.failing = null;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await heart(true)).toBeTruthy();
  });
});
