import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error';
import {
  callsOf,
  control,
  heading,
  offline,
  open,
  pass,
  save,
  serve,
  sessionOf,
  setUpWorkoutPage,
  start,
  startButton,
} from './workout-page.fixture';

const post = 'POST /coach/messages';
const tell = 'POST /spared';
const answer = {
  response: 'Lie on your back and reach long.',
  toolData: null,
  workout: null,
  week: null,
  source: 'rules',
  stopped: false,
  messageId: '01K00000000000000000000REP',
  remainingToday: null,
};

/** The page behind the sheet is hidden from assistive technology. */
const behind = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;

setUpWorkoutPage();
beforeAll(() => import('./workout-chat'));

async function talkDuringCoreBlast(answered: unknown = answer, answers: Record<string, unknown> = {}) {
  serve({
    [start]: sessionOf('core-blast'),
    'GET /coach/messages': { messages: [], nextCursor: null },
    'GET /ai/capabilities': { chat: 'rules', vision: false, voice: 'browser', messagesLeft: null },
    [post]: answered,
    ...answers,
  });
  const { user, router } = open();
  await user.click(startButton('Core Blast'));
  await waitFor(() => expect(heading()).toBe('dead bug'));
  await pass(3.2);
  await user.click(control('Chat with Ana'));
  return { user, router, sheet: await screen.findByRole('dialog', { name: 'Ana, AI coach' }) };
}

it('the coach answers over the paused workout, which resumes where it was', async () => {
  const { user, router, sheet } = await talkDuringCoreBlast();
  await user.click(within(sheet).getByRole('button', { name: 'How do I do dead bug?' }));
  expect(await within(sheet).findAllByText(answer.response)).not.toEqual([]);
  expect(callsOf(post).map(({ body }) => body?.['message'])).toEqual(['How do I do dead bug?']);
  // Long enough for the exercise to end if it were not paused.
  await pass(120);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/workout');
  expect(heading()).toBe('dead bug');
  await user.click(control('Resume'));
  expect(control('Pause')).toBeTruthy();
});

it('a workout the coach offers does not replace the running one', async () => {
  const workout = { title: 'Legs', minutes: 20, trainingId: null, exercises: [], reasons: [] };
  const { user, sheet } = await talkDuringCoreBlast({ ...answer, workout });
  await user.type(within(sheet).getByPlaceholderText('Ask Ana anything...'), '20 minutes for legs{Enter}');
  expect(
    await within(sheet).findByText("You'll find it in your chat with Ana after this workout."),
  ).toBeTruthy();
  expect(within(sheet).queryByRole('button', { name: /^Start/ })).toBeNull();
});

it('a message that failed is given back', async () => {
  const { user, sheet } = await talkDuringCoreBlast(
    new ApiError('network_error', 0, 'You seem to be offline.'),
  );
  const field = within(sheet).getByPlaceholderText<HTMLTextAreaElement>('Ask Ana anything...');
  await user.type(field, 'Is my back too round?{Enter}');
  await waitFor(() => expect(field.value).toBe('Is my back too round?'));
  expect(within(sheet).getByRole('button', { name: 'Retry' })).toBeTruthy();
});

const swapsSent = () => callsOf(save).flatMap(({ body }) => (body?.['swaps'] ?? []) as { why: string }[]);
const field = (sheet: HTMLElement) => within(sheet).getByPlaceholderText('Ask Ana anything...');
const chip = (sheet: HTMLElement, name: string) => within(sheet).getByRole('button', { name });

it('the move is swapped right away, by a chip or in words, without asking the coach', async () => {
  const { user, sheet } = await talkDuringCoreBlast();
  await user.click(chip(sheet, 'Swap this move'));
  const first = behind();
  expect(first).not.toBe('dead bug');
  expect(within(sheet).getByText(`${first} instead.`)).toBeTruthy();
  await user.type(field(sheet), 'Can I swap this?{Enter}');
  expect(behind()).not.toBe(first);
  await user.click(chip(sheet, 'Undo'));
  expect(behind()).toBe('Dead Bug');
  expect(callsOf(post)).toEqual([]);
});

it('what hurts is left out right away, for the rest of the workout and in future plans', async () => {
  const { user, sheet } = await talkDuringCoreBlast();
  await user.click(chip(sheet, 'Something hurts'));
  expect(within(sheet).getByText(/If it's sharp, stop for today\./)).toBeTruthy();
  expect(document.activeElement).toBe(chip(sheet, 'Knee'));
  await user.click(chip(sheet, 'Neck'));
  expect(
    await within(sheet).findByText(
      /(?:instead of Dead Bug|Dead Bug can stay).* I swapped \d more moves? that loads? your neck\. I'll plan/i,
    ),
  ).toBeTruthy();
  expect(callsOf(tell).map(({ body }) => body)).toEqual([{ words: 'my neck hurts', source: 'player' }]);
  await waitFor(() => expect(new Set(swapsSent().map(({ why }) => why))).toEqual(new Set(['hurts'])));
  expect(document.activeElement).toBe(chip(sheet, 'Swap this move'));
});

it('offline, it is left out just the same, with a note that this holds for today', async () => {
  const { user, sheet } = await talkDuringCoreBlast(answer, { [tell]: offline });
  await user.click(chip(sheet, 'Something hurts'));
  await user.click(chip(sheet, 'Neck'));
  expect(
    await within(sheet).findByText(/I swapped \d more moves? that loads? your neck\. You're offline/),
  ).toBeTruthy();
});

it('a message that only says what hurts is handled right away and also goes to the coach', async () => {
  const { user, sheet } = await talkDuringCoreBlast();
  await user.type(field(sheet), 'my neck hurts{Enter}');
  expect(within(sheet).getByText(/I swapped \d more moves? that loads? your neck\.$/)).toBeTruthy();
  expect(callsOf(post).map(({ body }) => body?.['message'])).toEqual(['my neck hurts']);
});

it.each(['my wrist is killing me', 'ow, something in my wrist just went'])(
  'what hurts is left out of the workout that runs, however it is said: %s',
  async (message) => {
    const training = { unsuitableIds: ['dead-bug', 'crunch'] };
    const { user, sheet } = await talkDuringCoreBlast(
      { ...answer, response: "I'll spare your wrist.", spares: true },
      { 'GET /profile': { training } },
    );
    await user.type(field(sheet), `${message}{Enter}`);
    expect(await within(sheet).findByText(/instead of Dead Bug\./)).toBeTruthy();
    expect(behind()).not.toBe('dead bug');
    expect(callsOf(post).map(({ body }) => body?.['training'])).toEqual([true]);
    await waitFor(() => expect(new Set(swapsSent().map(({ why }) => why))).toEqual(new Set(['hurts'])));
  },
);
