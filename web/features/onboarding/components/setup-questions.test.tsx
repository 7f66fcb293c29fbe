import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAskedLater } from '../asked-later';
import { complete, heading, press, serve, show } from './onboarding-setup.fixture';

vi.mock('../../../lib/session/access-token', () => ({ readAccessToken: () => Promise.resolve('token') }));

afterEach(() => {
  sonner.dismiss();
  localStorage.clear();
  cleanup();
});

const question = (name: RegExp) => screen.findByRole('heading', { level: 2, name });

describe('one question a view', () => {
  it('each may be asked later, takes the focus, and Back leads to the one before, then to the step before', async () => {
    serve({ draft: complete });
    const { user, router } = show('/onboarding?step=3');
    await heading('Body measurements');
    await press(user, 'Continue');
    const first = await question(/Do any of these apply/);
    expect(document.activeElement).toBe(first);
    expect(screen.getByText('Step 4 of 4')).toBeTruthy();
    expect(screen.getByText('Question 1 of 6')).toBeTruthy();
    await press(user, 'Ask me later');
    expect(document.activeElement).toBe(await question(/Does anything hurt/));
    await user.click(screen.getByRole('button', { name: 'Knee' }));
    expect(screen.queryByRole('button', { name: 'Ask me later' })).toBeNull();
    await press(user, 'Next question');
    await question(/Any medical conditions/);
    expect(screen.getByText('Step 4 of 4')).toBeTruthy();
    await press(user, 'Back');
    await question(/Does anything hurt/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Body pains and injuries').value).toBe('Knee');
    await press(user, 'Back');
    await question(/Do any of these apply/);
    await press(user, 'Back');
    await heading('Body measurements');
    expect(router.state.location.search).toBe('?step=3');
  });

  it('a reload stays at the question', async () => {
    serve({ draft: complete });
    show('/onboarding?step=4&question=4');
    expect(await question(/work and daily life/)).toBeTruthy();
  });

  it("'None of these' is an answer", async () => {
    const server = serve({ draft: complete });
    const { user } = show('/onboarding?step=4');
    await question(/Do any of these apply/);
    await press(user, 'None of these');
    expect(screen.getByRole('button', { name: 'Next question' })).toBeTruthy();
    await waitFor(() => expect(server.draft.conditions).toEqual([]));
  });
});

it('what is open at the end is kept to be asked later, and sent as not answered', async () => {
  const server = serve({ draft: { ...complete, bodyPains: null, conditions: [] } });
  const { user, onCompleted } = show('/onboarding?step=4');
  await question(/Do any of these apply/);
  await press(user, 'Complete Setup');
  await waitFor(() => expect(onCompleted).toHaveBeenCalled());
  expect(readAskedLater('maya')).toEqual(['medicalConditions', 'workLifeEffects', 'fitnessBarriers']);
  expect(server.completed).toMatchObject({ bodyPains: null, workLifeEffects: null });
});

describe('the last open choice leads on', () => {
  it('when it is tapped, not when arrow keys reach it', async () => {
    serve({ draft: { ageRange: '30-39', gender: 'male' } });
    const { user } = show('/onboarding?step=1');
    await heading('Tell us about yourself');
    fireEvent.click(screen.getByRole('radio', { name: /Lose weight/ }), { detail: 0 });
    expect(await heading('Tell us about yourself')).toBeTruthy();
    await press(user, 'Continue');
    await heading('Your body profile');
    await user.click(screen.getByRole('checkbox', { name: 'Legs' }));
    await user.click(screen.getByRole('radio', { name: 'Slim' }));
    expect(document.activeElement).toBe(await heading('Body measurements'));
  });

  it('not while the last measure is typed, after the units were tapped', async () => {
    const { weightKg: _, ...rest } = complete;
    const server = serve({ draft: rest });
    const { user } = show('/onboarding?step=3');
    await heading('Body measurements');
    fireEvent.click(screen.getByRole('radio', { name: 'feet, pounds' }), { detail: 1 });
    // Reached by Tab, or by the keyboard's Next: another tap would end the wait.
    screen.getByLabelText('Current weight').focus();
    await user.keyboard('155.5');
    await waitFor(() => expect(server.draft.weightKg).toBe(70.534));
    expect(await heading('Body measurements')).toBeTruthy();
  });

  it('not when an answer is changed', async () => {
    serve({ draft: complete });
    const { user } = show('/onboarding?step=2');
    await heading('Your body profile');
    await user.click(screen.getByRole('radio', { name: 'Slim' }));
    expect(await heading('Your body profile')).toBeTruthy();
  });
});

describe('the rulers', () => {
  const ruler = (name: string) => screen.getByRole('slider', { name });

  it('are no answer until they are touched', async () => {
    const { age: _, heightCm: __, weightKg: ___, ...rest } = complete;
    const server = serve({ draft: rest });
    const { user } = show('/onboarding?step=3');
    await heading('Body measurements');
    expect(ruler('Slide to your height').getAttribute('aria-valuetext')).toBe('Not answered yet');
    await press(user, 'Continue');
    expect(screen.getByText('I need your height to get your numbers right.')).toBeTruthy();
    expect(server.draft.heightCm).toBeUndefined();
  });

  it('follow a finger and the arrow keys, and the field shows the value', async () => {
    const { age: _, heightCm: __, weightKg: ___, ...rest } = complete;
    const server = serve({ draft: rest });
    const { user } = show('/onboarding?step=3');
    await heading('Body measurements');
    const height = ruler('Slide to your height');
    height.setPointerCapture = () => undefined;
    fireEvent.pointerDown(height, { clientX: 200 });
    fireEvent.pointerMove(height, { clientX: 220 });
    fireEvent.pointerUp(height, { clientX: 220 });
    expect(screen.getByLabelText<HTMLInputElement>('Height').value).toBe('168');
    ruler('Slide to your age').focus();
    await user.keyboard('{ArrowRight}{PageUp}');
    expect(ruler('Slide to your age').getAttribute('aria-valuetext')).toBe('46 years');
    await waitFor(() => expect(server.draft).toMatchObject({ heightCm: 168, age: 46 }));
  });

  it('a typed weight keeps its tenth', async () => {
    const server = serve({ draft: { ...complete, weightKg: undefined } });
    const { user } = show('/onboarding?step=3');
    await heading('Body measurements');
    await user.type(screen.getByLabelText('Current weight'), '66.4');
    expect(ruler('Slide to your current weight').getAttribute('aria-valuenow')).toBe('66.4');
    await waitFor(() => expect(server.draft.weightKg).toBe(66.4));
  });
});
