import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { complete, heading, press, serve, show } from './onboarding-setup.fixture';

vi.mock('../../../lib/session/access-token', () => ({ readAccessToken: () => Promise.resolve('token') }));

afterEach(() => {
  sonner.dismiss();
  cleanup();
});

describe('health and lifestyle', () => {
  it('is answered by tapping, by writing, or by both', async () => {
    const server = serve({ draft: complete });
    const { user } = show('/onboarding?step=4&question=2');
    await heading('Health and lifestyle');
    const pains = within(screen.getByRole('group', { name: /^Body pains and injuries/ }));
    await user.click(pains.getByRole('button', { name: 'Knee' }));
    await user.click(pains.getByRole('button', { name: 'Neck' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Body pains and injuries');
    expect(field.value).toBe('Knee, Neck');
    await user.type(field, ', left thumb');
    await user.click(pains.getByRole('button', { name: 'Knee' }));
    await waitFor(() => expect(server.draft.bodyPains).toBe('Neck, left thumb'));
    await user.click(pains.getByRole('button', { name: 'None' }));
    expect(field.value).toBe('');
    await waitFor(() => expect(server.draft.bodyPains).toBeNull());
  });

  it('includes the conditions that plans respect, selected and deselected by tapping', async () => {
    const server = serve({ draft: complete });
    const { user } = show('/onboarding?step=4');
    await heading('Health and lifestyle');
    const chips = within(screen.getByRole('group', { name: 'What I plan around' }));
    await user.click(chips.getByRole('button', { name: 'Wheelchair' }));
    await user.click(chips.getByRole('button', { name: 'High blood pressure' }));
    await user.click(chips.getByRole('button', { name: 'Wheelchair' }));
    await waitFor(() => expect(server.draft.conditions).toEqual(['high_blood_pressure']));
    expect(chips.getByRole('button', { pressed: true }).textContent).toBe('High blood pressure');
  });

  it('asks about pregnancy and birth once, and then which of the two', async () => {
    const server = serve({ draft: { ...complete, conditions: ['asthma'] } });
    const { user } = show('/onboarding?step=4');
    await heading('Health and lifestyle');
    const chips = within(screen.getByRole('group', { name: 'What I plan around' }));
    expect(chips.getAllByRole('button', { name: /pregnan|birth/i })).toHaveLength(1);
    await user.click(chips.getByRole('button', { name: 'Pregnancy or birth' }));
    await waitFor(() => expect(server.draft.conditions).toEqual(['asthma', 'pregnancy']));
    await user.click(screen.getByRole('radio', { name: 'Recently gave birth' }));
    await waitFor(() => expect(server.draft.conditions).toEqual(['asthma', 'postnatal']));
    await user.click(chips.getByRole('button', { name: 'Pregnancy or birth' }));
    await waitFor(() => expect(server.draft.conditions).toEqual(['asthma']));
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('keeps a note that is too long visible and says so instead of cutting it', async () => {
    serve({ draft: complete });
    const { user } = show('/onboarding?step=4&question=2');
    await heading('Health and lifestyle');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Body pains and injuries');
    await user.click(field);
    await user.paste('x'.repeat(510));
    expect(field.value).toHaveLength(510);
    expect(screen.getByText('10 over')).toBeTruthy();
  });
});

describe('answers that contradict each other', () => {
  const reply = (name: string) => screen.getByRole('button', { name });
  const asked = (text: string | RegExp) => screen.queryByText(text, { selector: 'p' });

  it('an age outside the range is asked about at its field, and Continue waits for that', async () => {
    const server = serve({ draft: { ...complete, age: 35 } });
    const { user } = show('/onboarding?step=3');
    await heading('Body measurements');
    await user.clear(screen.getByLabelText('Age'));
    await user.type(screen.getByLabelText('Age'), '67');
    expect(asked('You said 30-39 and 67. Which is right?')).toBeTruthy();
    await press(user, 'Continue');
    await heading('Body measurements');
    await user.click(reply('67'));
    await waitFor(() => expect(server.draft).toMatchObject({ age: 67, ageRange: '50+' }));
    expect(asked(/Which is right/)).toBeNull();
    await press(user, 'Continue');
    expect(await heading('Health and lifestyle')).toBeTruthy();
  });

  it('the range may be right: then the age is typed again', async () => {
    const server = serve({ draft: { ...complete, age: 67 } });
    const { user } = show('/onboarding?step=3');
    await heading('Body measurements');
    await user.click(reply('30-39'));
    const age = screen.getByLabelText<HTMLInputElement>('Age');
    expect([age.value, document.activeElement]).toEqual(['', age]);
    await user.type(age, '37');
    await waitFor(() => expect(server.draft).toMatchObject({ age: 37, ageRange: '30-39' }));
    expect(asked(/Which is right/)).toBeNull();
  });

  it('another range than the age is asked about where it is chosen', async () => {
    const server = serve({ draft: complete });
    const { user } = show('/onboarding?step=1');
    await user.click(await screen.findByRole('radio', { name: '18-29' }));
    expect(asked('You said 18-29 and 35. Which is right?')).toBeTruthy();
    await user.click(reply('35'));
    await waitFor(() => expect(server.draft.ageRange).toBe('30-39'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '30-39' }).checked).toBe(true);
  });

  it('a target above the weight of someone who wants to lose is asked about once', async () => {
    serve({ draft: { ...complete, goalType: 'lose_weight' } });
    const { user } = show('/onboarding?step=3');
    await heading('Body measurements');
    await user.type(screen.getByLabelText('Target weight'), '90');
    expect(asked(/90 kg is more than today's 80 kg/)).toBeTruthy();
    await user.click(reply('Yes'));
    expect(asked(/is more than/)).toBeNull();
    await press(user, 'Continue');
    await heading('Health and lifestyle');
    await press(user, 'Back');
    await heading('Body measurements');
    expect(asked(/is more than/)).toBeNull();
  });

  it('pregnancy is not offered to a man at first, but he can choose it', async () => {
    const server = serve({ draft: { ...complete, gender: 'male' } });
    const { user } = show('/onboarding?step=4');
    await heading('Health and lifestyle');
    expect(screen.queryByRole('button', { name: 'Pregnancy or birth' })).toBeNull();
    await user.click(reply('Other conditions'));
    await user.click(reply('Pregnancy or birth'));
    await user.click(reply('Fewer conditions'));
    expect(screen.getByRole('button', { name: 'Pregnancy or birth', pressed: true })).toBeTruthy();
    await waitFor(() => expect(server.draft.conditions).toEqual(['pregnancy']));
    expect(asked(/You told me male/)).toBeNull();
  });

  it.each([
    ['Yes', { conditions: ['pregnancy'], medicalConditions: 'Pregnant' }],
    ['No', { conditions: [], medicalConditions: null }],
  ])('a man who writes about a pregnancy is asked once, and "%s" counts', async (answer, answers) => {
    const server = serve({ draft: { ...complete, gender: 'male' } });
    const { user } = show('/onboarding?step=4&question=3');
    await heading('Health and lifestyle');
    await user.type(screen.getByLabelText('Medical conditions'), 'Pregnant');
    expect(asked('You told me male and pregnant. Should I plan for a pregnancy?')).toBeTruthy();
    await user.click(reply(answer));
    await waitFor(() => expect(server.draft).toMatchObject(answers));
    expect(asked(/You told me male/)).toBeNull();
  });

  it('someone pregnant who then chooses male is asked whether both are right', async () => {
    const server = serve({ draft: { ...complete, conditions: ['pregnancy', 'asthma'] } });
    const { user } = show('/onboarding?step=1');
    await user.click(await screen.findByRole('radio', { name: 'Male' }));
    expect(asked(/Should I plan for a pregnancy/)).toBeTruthy();
    await user.click(reply('No'));
    await waitFor(() => expect(server.draft).toMatchObject({ gender: 'male', conditions: ['asthma'] }));
  });
});

it('a target below a healthy weight is told what is healthy, and Continue goes on with it', async () => {
  const server = serve({ draft: complete });
  const { user } = show('/onboarding?step=3');
  await heading('Body measurements');
  const target = screen.getByLabelText('Target weight');
  await user.type(target, '38');
  expect(screen.getByText(/healthy weight for your height is about 55 to 74 kg/)).toBeTruthy();
  await press(user, 'Continue');
  await heading('Health and lifestyle');
  expect(server.draft.targetWeightKg).toBe(38);
});

it('the review has the first question of the last step, and its Edit leads there and back', async () => {
  serve({ draft: { ...complete, conditions: ['asthma'] } });
  const { user } = show('/onboarding?step=4&question=6');
  await heading('Health and lifestyle');
  await user.click(screen.getByRole('heading', { name: 'Check your answers' }));
  const label = screen.getByText('Conditions', { selector: 'dt' });
  expect(label.nextSibling?.textContent).toBe('Asthma');
  await user.click(screen.getByRole('link', { name: 'Edit conditions' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: /Do any of these apply/ }));
  await user.click(screen.getByRole('button', { name: 'Diabetes' }));
  await press(user, 'Back to review');
  expect(screen.getByText('Conditions', { selector: 'dt' }).nextSibling?.textContent).toBe(
    'Asthma, Diabetes',
  );
});

it('the review lists what is planned around: chosen or written in a note, each once, in their words', async () => {
  serve({
    draft: {
      ...complete,
      conditions: ['high_blood_pressure'],
      medicalConditions: 'asthma, High blood pressure',
      bodyPains: 'Left knee',
    },
  });
  show('/onboarding?step=4&question=6');
  await heading('Health and lifestyle');
  const row = screen.getByText('Planned around', { selector: 'dt' }).parentElement as HTMLElement;
  expect(within(row).getByText('High blood pressure, asthma, Left knee')).toBeTruthy();
});
