import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error';
import {
  callsOf,
  control,
  heading,
  open,
  pass,
  serve,
  sessionOf,
  setUpWorkoutPage,
  start,
  startButton,
} from './workout-page.fixture';

const post = 'POST /coach/messages';
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

setUpWorkoutPage();
beforeAll(() => import('./workout-talk'));

async function talkDuringCoreBlast(answered: unknown = answer) {
  serve({
    [start]: sessionOf('core-blast'),
    'GET /coach/messages': { messages: [], nextCursor: null },
    'GET /ai/capabilities': { chat: 'rules', vision: false, voice: 'browser', messagesLeft: null },
    [post]: answered,
  });
  const { user, router } = open();
  await user.click(startButton('Core Blast'));
  await waitFor(() => expect(heading()).toBe('dead bug'));
  await pass(3.2);
  await user.click(control('Chat with Ana'));
  return { user, router, sheet: await screen.findByRole('dialog', { name: 'Ana, AI coach' }) };
}

it('the coach answers over the paused workout, which goes on where it was', async () => {
  const { user, router, sheet } = await talkDuringCoreBlast();
  await user.click(within(sheet).getByRole('button', { name: 'How do I do dead bug?' }));
  expect(await within(sheet).findAllByText(answer.response)).not.toEqual([]);
  expect(callsOf(post).map(({ body }) => body?.['message'])).toEqual(['How do I do dead bug?']);
  // Long enough for the exercise to end, were it not paused.
  await pass(120);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/workout');
  expect(heading()).toBe('dead bug');
  await user.click(control('Resume'));
  expect(control('Pause')).toBeTruthy();
});

it('a workout that the coach offers meanwhile is not started over this one', async () => {
  const workout = { title: 'Legs', minutes: 20, trainingId: null, exercises: [], reasons: [] };
  const { user, sheet } = await talkDuringCoreBlast({ ...answer, workout });
  await user.type(within(sheet).getByPlaceholderText('Ask Ana anything...'), '20 minutes for legs{Enter}');
  expect(
    await within(sheet).findByText('It waits in your talk with Ana, for after this workout.'),
  ).toBeTruthy();
  expect(within(sheet).queryByRole('button', { name: /^Start/ })).toBeNull();
});

it('a message that did not go is given back', async () => {
  const { user, sheet } = await talkDuringCoreBlast(
    new ApiError('network_error', 0, 'You seem to be offline.'),
  );
  const field = within(sheet).getByPlaceholderText<HTMLTextAreaElement>('Ask Ana anything...');
  await user.type(field, 'Is my back too round?{Enter}');
  await waitFor(() => expect(field.value).toBe('Is my back too round?'));
  expect(within(sheet).getByRole('button', { name: 'Retry' })).toBeTruthy();
});
