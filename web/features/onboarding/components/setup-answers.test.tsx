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
    const { user } = show('/onboarding?step=4');
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

  it('keeps a note that is too long visible and says so instead of cutting it', async () => {
    serve({ draft: complete });
    const { user } = show('/onboarding?step=4');
    await heading('Health and lifestyle');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Body pains and injuries');
    await user.click(field);
    await user.paste('x'.repeat(510));
    expect(field.value).toHaveLength(510);
    expect(screen.getByText('10 over')).toBeTruthy();
  });
});

describe('age and age range', () => {
  it('agree: a typed age moves the range, and another range asks for the age again', async () => {
    const server = serve({ draft: { ...complete, age: 25 } });
    const { user } = show('/onboarding?step=3');
    await heading('Body measurements');
    await user.clear(screen.getByLabelText('Age'));
    await user.type(screen.getByLabelText('Age'), '45');
    await waitFor(() => expect(server.draft).toMatchObject({ age: 45, ageRange: '40-49' }));
    cleanup();
    show('/onboarding?step=1');
    await user.click(await screen.findByRole('radio', { name: '18-29' }));
    await press(user, 'Continue');
    await heading('Your body profile');
    await press(user, 'Continue');
    await heading('Body measurements');
    expect(screen.getByLabelText<HTMLInputElement>('Age').value).toBe('');
  });
});
