import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { answers } from '../../../../tests/support/answers';
import { profileWith } from '../../../../tests/support/fake-profile-api';
import { keepAskedLater, readAskedLater } from '../../../features/onboarding/asked-later';
import { LaterQuestion } from './later-question';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const own = profileWith().id;
const question = 'Does anything hurt, or is an old injury acting up?';

function show(workoutsCompleted: number, bodyPains: string | null = null) {
  const { progress } = profileWith();
  const profile = profileWith(
    {},
    { answers: { ...answers, bodyPains }, progress: { ...progress, workoutsCompleted } },
  );
  render(
    <MemoryRouter>
      <LaterQuestion profile={profile} />
    </MemoryRouter>,
  );
}

it('what was left for later is asked after the first workout, until it is not wanted', async () => {
  keepAskedLater(own, ['bodyPains', 'fitnessBarriers']);
  show(0);
  expect(screen.queryByText(question)).toBeNull();
  cleanup();
  show(1);
  expect(screen.getByText(question)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Answer' })).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: "Don't ask again" }));
  expect(screen.queryByText(question)).toBeNull();
  expect(readAskedLater(own)).toEqual(['fitnessBarriers']);
});

it('what was answered elsewhere meanwhile is not asked', () => {
  keepAskedLater(own, ['bodyPains']);
  show(1, 'Left knee');
  expect(screen.queryByText(question)).toBeNull();
  expect(readAskedLater(own)).toEqual([]);
});

it('is not asked of another person on the same device', () => {
  keepAskedLater('someone-else', ['bodyPains']);
  show(1);
  expect(screen.queryByText(question)).toBeNull();
});
