import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import type { OwnRoutine } from '../../../../shared/contracts/routines';
import { exercises as builtIn } from '../../../../functions/exercises/library/catalogue';
import { fakeCaches } from '../../../../tests/support/fake-caches';
import { ApiError } from '../../../lib/api/api-error';
import { offlineClipsCache } from '../../../lib/offline/clip-store';
import {
  callsOf,
  heading,
  list,
  offline,
  open,
  page,
  serve,
  setUpWorkoutPage,
  sessionOf,
  start,
  type Call,
} from './workout-page.fixture';

const library: LibraryExercise[] = builtIn.map((exercise) => ({ ...exercise, videoUrl: null }));
const routines = 'GET /routines';
const create = 'POST /routines';
const change = 'PATCH /routines/{id}';
const remove = 'DELETE /routines/{id}';
const yours = '/workout?tab=yours';
/** A short library renders in a fifth of the time, for tests in which its size does not matter. */
const few = library.filter(({ name }) => /^(Burpee|Plank|Squat|Wall|High|Glute|Cobra)/.test(name));
const withLibrary = (answers: object = {}, exercises = few) =>
  serve({ 'GET /exercises': { exercises }, ...answers });

const ownRoutine = (changes: Partial<OwnRoutine> = {}): OwnRoutine => ({
  id: '01JD3X6E9H0000000000000001',
  name: 'Leg day',
  exercises: [
    { exerciseId: 'squat', workSeconds: 100 },
    { exerciseId: 'wall-sit', workSeconds: 40 },
  ],
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});

async function openBuilder() {
  const view = open();
  await view.user.click(screen.getByRole('button', { name: 'Choose exercises' }));
  await screen.findByRole('button', { name: /^Burpees/ });
  return view;
}

/** An exercise's card in the grid. */
const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
// In the dock and, on wide windows, below the grid.
const bar = () => screen.getAllByRole('region', { name: 'Selection' })[0]?.textContent;
const startCustom = () => screen.getAllByRole('button', { name: 'Start Custom Workout' })[0]!;
/** The order shown next to the grid. */
const order = () =>
  within(screen.getByRole('list', { name: 'Order of exercises' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);
const sent = () => callsOf(start)[0]?.body;
const exercisesSent = () => {
  const exercises = (sent()?.exercises ?? []) as { exerciseId: string }[];
  return exercises.map(({ exerciseId }) => exerciseId);
};

/** Cards out of view are made for whoever looks for one with the browser. */
const showAll = '{Control>}f{/Control}';

setUpWorkoutPage();

describe('the builder', () => {
  it('shows every exercise with its level and at most two muscles', async () => {
    withLibrary({}, library);
    const { user } = await openBuilder();
    expect(heading()).toBe('Customize Your Workout');
    await user.keyboard(showAll);
    const grid = screen.getByRole('list', { name: 'Exercises' });
    expect(within(grid).getAllByRole('button')).toHaveLength(library.length);
    const many = library.find(({ primaryMuscles }) => primaryMuscles.length === 3);
    const text = card(many?.name ?? '').textContent ?? '';
    expect(text).toContain(many?.skillLevel);
    expect(text).toContain(many?.primaryMuscles.slice(0, 2).join(', ').replaceAll('_', ' '));
    expect(text).not.toContain(many?.primaryMuscles[2]?.replaceAll('_', ' '));
  });

  it('starts nothing without exercises, and says so', async () => {
    withLibrary();
    const { user } = await openBuilder();
    expect(bar()).toContain('0 exercises selected');
    expect(bar()).toContain('Estimated: 0 min');
    expect(startCustom().getAttribute('aria-disabled')).toBe('true');
    startCustom().focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('No exercises selected')).toBeTruthy();
    expect(screen.getByText('Please select at least one exercise')).toBeTruthy();
    expect(callsOf(start)).toHaveLength(0);
  });

  it('selects with one click and deselects with another', async () => {
    withLibrary();
    const { user } = await openBuilder();
    expect(card('Burpees').getAttribute('aria-pressed')).toBe('false');
    await user.click(card('Burpees'));
    expect(card('Burpees').getAttribute('aria-pressed')).toBe('true');
    expect(bar()).toContain('1 exercise selected');
    expect(bar()).toContain('Estimated: 2 min');
    expect(startCustom().getAttribute('aria-disabled')).toBeNull();
    await user.click(card('Burpees'));
    expect(bar()).toContain('0 exercises selected');
  });

  it('takes the whole library and starts it', async () => {
    withLibrary({ [start]: sessionOf('core-blast', { title: 'Custom workout', routineId: null }) }, library);
    const { user } = await openBuilder();
    await user.keyboard(showAll);
    const grid = screen.getByRole('list', { name: 'Exercises' });
    // All at once, because re-rendering for each one would dominate this test.
    act(() =>
      within(grid)
        .getAllByRole('button')
        .forEach((button) => button.click()),
    );
    expect(bar()).toContain(`${library.length} exercises selected`);
    expect(bar()).toContain(`Estimated: ${library.length * 2} min`);
    await user.click(startCustom());
    await waitFor(() => expect(heading()).toBe('dead bug'));
    expect(sent()).toMatchObject({ title: 'Custom workout', endOpen: false });
    expect(exercisesSent()).toEqual(library.map(({ id }) => id));
  });

  it('forgets the selection when it is left, and the focus returns to its entry card', async () => {
    withLibrary();
    const { user } = await openBuilder();
    await user.click(card('Burpees'));
    await user.click(screen.getByRole('button', { name: 'Back to Workouts' }));
    expect(heading()).toBe('Choose Your Workout');
    const door = screen.getByRole('button', { name: 'Choose exercises' });
    expect(document.activeElement).toBe(door);
    await user.click(door);
    expect(bar()).toContain('0 exercises selected');
  });

  it('has an address: a step back and forward, and a reload, find what was chosen', async () => {
    withLibrary();
    const { user, router, unmount } = await openBuilder();
    await user.click(card('Burpees'));
    expect(router.state.location.search).toBe('?view=builder');
    await act(() => router.navigate(-1));
    expect(heading()).toBe('Choose Your Workout');
    await act(() => router.navigate(1));
    expect(bar()).toContain('1 exercise selected');
    unmount();
    open('sam', '/workout?view=builder');
    await screen.findByRole('button', { name: /^Burpees/ });
    expect(bar()).toContain('1 exercise selected');
    await user.click(screen.getByRole('button', { name: 'Back to Workouts' }));
    await waitFor(() => expect(heading()).toBe('Choose Your Workout'));
  });

  it('keeps the selection while the person searches and filters', async () => {
    withLibrary();
    const { user } = await openBuilder();
    await user.click(card('Burpees'));
    await user.type(screen.getByRole('searchbox', { name: 'Search exercises' }), 'plank');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Burpees/ })).toBeNull());
    expect(card('Plank Jacks')).toBeTruthy();
    expect(bar()).toContain('1 exercise selected');
  });

  it('says when nothing matches or exists, and offers Retry when loading fails', async () => {
    serve({ 'GET /exercises': offline });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Choose exercises' }));
    expect(await screen.findByText('Failed to load exercises')).toBeTruthy();
    serve({ 'GET /exercises': { exercises: [] } });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No exercises available yet. They will be imported soon!')).toBeTruthy();
  });

  it('asks first when another workout is still open', async () => {
    withLibrary({ [list]: page([], sessionOf('core-blast')) });
    const view = open();
    await screen.findByText('Still open');
    await view.user.click(screen.getByRole('button', { name: 'Choose exercises' }));
    await screen.findByRole('button', { name: /^Burpees/ });
    await view.user.click(card('Burpees'));
    await view.user.click(startCustom());
    expect(await screen.findByRole('dialog', { name: 'Core Blast is still open' })).toBeTruthy();
    expect(callsOf(start)).toHaveLength(0);
  });
});

describe('the order', () => {
  async function chooseThree() {
    withLibrary({ [start]: sessionOf('core-blast') });
    const view = await openBuilder();
    for (const name of ['Burpees', 'Squats', 'Cobra']) await view.user.click(card(name));
    expect(order()).toEqual(['1 Burpees', '2 Squats', '3 Cobra Stretch']);
    return view;
  }

  it('is changed by buttons that keep the focus', async () => {
    const { user } = await chooseThree();
    await user.click(screen.getByRole('button', { name: 'Move Burpees down' }));
    expect(order()).toEqual(['1 Squats', '2 Burpees', '3 Cobra Stretch']);
    expect(screen.getByText('Burpees, 2 of 3')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Burpees down' }));
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['1 Squats', '2 Cobra Stretch', '3 Burpees']);
    await user.click(startCustom());
    expect(exercisesSent()).toEqual(['squat', 'cobra', 'burpee']);
  });

  it('is changed by dragging', async () => {
    await chooseThree();
    const height = 100;
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const index = [...(this.parentElement?.children ?? [])].indexOf(this);
      return new DOMRect(0, index * height, 300, height);
    });
    const [handle] = screen.getAllByTestId('drag-handle');
    if (!handle) throw new Error('There is no handle.');
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 50 });
    fireEvent.pointerMove(window, { pointerId: 1, clientY: 130 });
    expect(order()).toEqual(['1 Squats', '2 Burpees', '3 Cobra Stretch']);
    fireEvent.pointerMove(window, { pointerId: 1, clientY: 230 });
    fireEvent.pointerUp(window, { pointerId: 1 });
    expect(order()).toEqual(['1 Squats', '2 Cobra Stretch', '3 Burpees']);
    fireEvent.pointerMove(window, { pointerId: 1, clientY: 10 });
    expect(order()).toEqual(['1 Squats', '2 Cobra Stretch', '3 Burpees']);
  });

  it('can hold an exercise twice, and each for as long as it should take', async () => {
    const { user } = await chooseThree();
    await user.click(screen.getByRole('button', { name: 'Repeat Squats' }));
    const [first] = screen.getAllByRole('group', { name: 'Work time of Squats' });
    if (!first) throw new Error('There is no work time.');
    await user.click(within(first).getByRole('button', { name: 'More time' }));
    await user.click(within(first).getByRole('button', { name: 'More time' }));
    expect(bar()).toContain('4 exercises selected');
    await user.click(screen.getByRole('button', { name: 'Remove Cobra Stretch' }));
    expect(bar()).toContain('Estimated: 6 min');
    await user.click(startCustom());
    expect(sent()?.exercises).toEqual([
      { exerciseId: 'burpee', workSeconds: 80 },
      { exerciseId: 'squat', workSeconds: 100 },
      { exerciseId: 'squat', workSeconds: 80 },
    ]);
  });

  it('opens as a sheet when there is no room next to the grid', async () => {
    const { user } = await chooseThree();
    await user.click(screen.getByRole('button', { name: 'Arrange' }));
    const sheet = await screen.findByRole('dialog', { name: 'Your order' });
    await user.click(within(sheet).getByRole('button', { name: 'Remove Squats' }));
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(order()).toEqual(['1 Burpees', '2 Cobra Stretch']);
  });
});

describe('a saved custom workout', () => {
  const saveButton = () => screen.getByRole('button', { name: 'Save as my own' });

  it('is saved under a name and appears on the workout page', async () => {
    const echo = ({ body }: Call) => ({ ...ownRoutine(), ...body });
    const saved = () => ({ routines: callsOf(create).map(echo) });
    withLibrary({ [create]: echo, [routines]: saved });
    const { user } = await openBuilder();
    await user.click(card('Burpees'));
    await user.click(saveButton());
    const dialog = await screen.findByRole('dialog', { name: 'Save this workout' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('A name needs 2 to 60 characters.')).toBeTruthy();
    expect(callsOf(create)).toHaveLength(0);
    await user.type(within(dialog).getByLabelText('Name'), 'Short and sweet{Enter}');
    expect(await screen.findByText('Workout saved')).toBeTruthy();
    expect(callsOf(create)[0]?.body).toMatchObject({
      name: 'Short and sweet',
      exercises: [{ exerciseId: 'burpee', workSeconds: 80 }],
    });
    await user.click(screen.getByRole('button', { name: 'Back to Workouts' }));
    await user.click(screen.getByRole('tab', { name: 'Yours' }));
    expect(await screen.findByText('1 move · 2 min')).toBeTruthy();
  });

  it('is saved once, however often it was retried', async () => {
    withLibrary({ [create]: offline });
    const { user } = await openBuilder();
    await user.click(card('Burpees'));
    await user.click(saveButton());
    const dialog = await screen.findByRole('dialog', { name: 'Save this workout' });
    await user.type(within(dialog).getByLabelText('Name'), 'Short{Enter}');
    await screen.findByText('You seem to be offline.');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(callsOf(create)).toHaveLength(2));
    const [first, second] = callsOf(create);
    expect(second).toEqual(first);
  });

  it('is started with its exercises, times and name', async () => {
    serve({ [routines]: { routines: [ownRoutine()] }, [start]: sessionOf('core-blast') });
    const { user } = open('sam', yours);
    expect(await screen.findByText('2 moves · 3 min')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Start Workout: Leg day' }));
    await waitFor(() => expect(callsOf(start)).toHaveLength(1));
    expect(sent()).toMatchObject({ title: 'Leg day', exercises: ownRoutine().exercises });
  });

  async function choose(item: string, { user } = open('sam', yours)) {
    await user.click(await screen.findByRole('button', { name: 'More for Leg day' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    return user;
  }

  it('can be renamed', async () => {
    serve({
      [routines]: { routines: [ownRoutine()] },
      [change]: ({ body }: Call) => ({ ...ownRoutine(), ...body }),
    });
    const user = await choose('Rename');
    const name = within(await screen.findByRole('dialog', { name: 'Rename Leg day' })).getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Wobbly Wednesday{Enter}');
    expect(await screen.findByText('Wobbly Wednesday')).toBeTruthy();
    expect(callsOf(change)[0]?.body).toEqual({ name: 'Wobbly Wednesday' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is deleted only after a question, even if it no longer exists', async () => {
    const gone = new ApiError('routine_not_found', 404, 'There is no such workout.');
    serve({ [routines]: { routines: [ownRoutine()] }, [remove]: gone });
    const user = await choose('Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Leg day?' });
    expect(callsOf(remove)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^Nothing yet\./)).toBeTruthy();
    expect(screen.queryByText('Leg day')).toBeNull();
    const list = screen.getByRole('region', { name: 'Built by you' });
    await waitFor(() => expect(document.activeElement).toBe(list));
  });

  it('can be saved on the device with its clips, which are removed when it is deleted', async () => {
    const kept = fakeCaches();
    vi.stubGlobal('caches', kept);
    vi.stubGlobal('fetch', async () => new Response('clip'));
    const files = async () => (await kept.open(offlineClipsCache)).keys();
    serve({ [routines]: { routines: [ownRoutine()] }, [remove]: null });
    const view = open('sam', yours);
    await view.user.click(await screen.findByText('Train without a connection'));
    await view.user.click(await screen.findByRole('button', { name: 'Save Leg day for offline use' }));
    await screen.findByRole('button', { name: 'Remove Leg day from this device' });
    expect(await files()).toContain('/videos/wall-sit.mp4');
    await choose('Delete', view);
    const dialog = await screen.findByRole('dialog', { name: 'Delete Leg day?' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await files()).toEqual([]));
    vi.unstubAllGlobals();
  });

  it('stays when it could not be deleted', async () => {
    serve({ [routines]: { routines: [ownRoutine()] }, [remove]: offline });
    const user = await choose('Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Leg day?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('You seem to be offline.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.getByText('Leg day')).toBeTruthy();
  });

  it('can be edited: the builder opens with it and saves into it', async () => {
    withLibrary({
      [routines]: { routines: [ownRoutine()] },
      [change]: ({ body }: Call) => ({ ...ownRoutine(), ...body }),
    });
    const user = await choose('Edit exercises');
    await screen.findByRole('button', { name: /^Burpees/ });
    expect(order()).toEqual(['1 Squats', '2 Wall Sit']);
    await user.click(card('Burpees'));
    await user.click(screen.getByRole('button', { name: 'Save changes to Leg day' }));
    await screen.findByText('Workout saved');
    expect(callsOf(change)[0]?.body).toEqual({
      exercises: [...ownRoutine().exercises, { exerciseId: 'burpee', workSeconds: 80 }],
    });
  });

  it('offers Retry when the list did not load', async () => {
    serve({ [routines]: offline });
    const { user } = open('sam', yours);
    await screen.findByText("Your own workouts didn't load");
    serve({ [routines]: { routines: [ownRoutine()] } });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Leg day')).toBeTruthy();
  });
});
