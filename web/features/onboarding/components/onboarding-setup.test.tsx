import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { underAgeText } from '../../../../shared/rules/questionnaire/bounds';
import { complete, heading, press, serve, show } from './onboarding-setup.fixture';

vi.mock('../../../lib/session/access-token', () => ({ readAccessToken: () => Promise.resolve('token') }));

afterEach(() => {
  sonner.dismiss();
  cleanup();
});

describe('the choice of a method', () => {
  it('offers chat, voice, and the form, each with its length', async () => {
    serve();
    show();
    const chat = screen.getByRole('link', { name: /Chat Onboarding/ });
    expect(chat.getAttribute('href')).toBe('/onboarding-chat');
    expect(chat.textContent).toContain('3-5 minutes');
    const voice = screen.getByRole('link', { name: /Voice Onboarding/ });
    expect(voice.getAttribute('href')).toBe('/onboarding-voice');
    expect(voice.textContent).toContain('2-3 minutes');
    expect(screen.getByRole('link', { name: /Form Setup/ }).textContent).toContain('4 steps');
  });

  const unsupported = 'Voice input not supported in this browser. Try Chrome or Edge.';

  it('says before voice is chosen that nothing here hears, and what works instead', async () => {
    serve();
    show();
    expect(await screen.findByText(unsupported)).toBeTruthy();
    const voice = screen.getByRole('link', { name: /Voice Onboarding/ });
    expect(voice.textContent).toContain('Ana asks, you type');
  });

  it('offers voice as it is where a model hears', async () => {
    serve({ voice: 'server' });
    const { client } = show();
    await waitFor(() => expect(client.getQueryState(['ai', 'capabilities'])?.status).toBe('success'));
    expect(screen.queryByText(unsupported)).toBeNull();
    expect(screen.getByText('Talk with Ana, 2-3 minutes')).toBeTruthy();
  });

  it('continues where answers are missing, whichever method gave the others', async () => {
    serve({ draft: { ageRange: '30-39', gender: 'male', goalType: 'tone_up' } });
    const { user } = show();
    expect(await screen.findByText('Continue at step 2')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: /Form Setup/ }));
    expect(await heading('Your body profile')).toBeTruthy();
    await press(user, 'Back');
    await heading('Tell us about yourself');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Male' }).checked).toBe(true);
    await press(user, 'Back');
    expect(await screen.findByRole('link', { name: /Form Setup/ })).toBeTruthy();
  });
});

describe('the form', () => {
  it('does not leave a step with open questions, and says which', async () => {
    serve();
    const { user } = show('/onboarding?step=1');
    await heading('Tell us about yourself');
    expect(screen.getByText('Step 1 of 4')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '30-39' }));
    await press(user, 'Continue');
    expect(screen.getByText("Please choose the result you'd love most.")).toBeTruthy();
    expect(screen.queryByText('Please choose your age range.')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    await user.click(screen.getByRole('radio', { name: /Tone up/ }));
    expect(await heading('Your body profile')).toBeTruthy();
  });

  it('requires a body type and at least one zone', async () => {
    serve({ draft: { ageRange: '30-39', gender: 'male', goalType: 'tone_up' } });
    const { user } = show('/onboarding?step=2');
    await heading('Your body profile');
    await user.click(screen.getByRole('radio', { name: 'Slim' }));
    await user.click(screen.getByRole('checkbox', { name: 'Legs' }));
    await user.click(screen.getByRole('checkbox', { name: 'Legs' }));
    await press(user, 'Continue');
    expect(screen.getByText('Please choose at least one.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Chest' }));
    await press(user, 'Continue');
    expect(await heading('Body measurements')).toBeTruthy();
  });

  it('kindly refuses people under 13 and saves nothing about them', async () => {
    const server = serve({ draft: { ...complete, age: undefined } });
    const { user } = show('/onboarding?step=3');
    await heading('Body measurements');
    await user.type(screen.getByLabelText('Age'), '12');
    await press(user, 'Continue');
    expect(screen.getByText(underAgeText)).toBeTruthy();
    expect(screen.getByText('Step 3 of 4')).toBeTruthy();
    expect(server.draft.age).toBeUndefined();
  });

  it('checks the bounds of the measures, and the target may stay empty', async () => {
    const server = serve({ draft: { ...complete, heightCm: undefined } });
    const { user } = show('/onboarding?step=3');
    await heading('Body measurements');
    await user.type(screen.getByLabelText('Height'), '99');
    await press(user, 'Continue');
    expect(screen.getByText('I need a height between 100 and 250 cm.')).toBeTruthy();
    await user.clear(screen.getByLabelText('Height'));
    await user.type(screen.getByLabelText('Height'), '165,5');
    await press(user, 'Continue');
    expect(await heading('Health and lifestyle')).toBeTruthy();
    await waitFor(() => expect(server.draft.heightCm).toBe(165.5));
  });

  it('accepts feet and pounds, and stores centimeters and kilograms', async () => {
    const { age: _, heightCm: __, weightKg: ___, ...rest } = complete;
    const server = serve({ draft: rest });
    const { user } = show('/onboarding?step=3');
    await heading('Body measurements');
    await user.click(screen.getByRole('radio', { name: 'feet, pounds' }));
    await user.type(screen.getByLabelText('Feet'), '9');
    await user.tab();
    await user.type(screen.getByLabelText('Inches'), '0');
    await user.tab();
    expect(await screen.findByText('I need a height between 3\'4" and 8\'2".')).toBeTruthy();
    await user.clear(screen.getByLabelText('Feet'));
    await user.type(screen.getByLabelText('Feet'), '5');
    await user.clear(screen.getByLabelText('Inches'));
    await user.type(screen.getByLabelText('Inches'), '8');
    await user.type(screen.getByLabelText('Current weight'), '155');
    await waitFor(() => expect(server.draft).toMatchObject({ heightCm: 172.72, weightKg: 70.307 }));
    await user.click(screen.getByRole('radio', { name: 'cm, kg' }));
    expect(screen.getByDisplayValue('172.7')).toBeTruthy();
    expect(screen.getByDisplayValue('70.3')).toBeTruthy();
  });

  it('takes stone by typing it, without taking the words away, and keeps it in the ruler and the review', async () => {
    const server = serve({ draft: { ...complete, weightKg: undefined, targetWeightKg: 65 } });
    const { user } = show('/onboarding?step=3');
    await heading('Body measurements');
    const weight = screen.getByLabelText<HTMLInputElement>('Current weight');
    await user.type(weight, '11 stone 4');
    expect(weight.value).toBe('11 stone 4');
    expect(document.activeElement).toBe(weight);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'feet, stone' }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Feet').value).toBe('5');
    expect(screen.getByDisplayValue('10 st 3.3 lb')).toBeTruthy();
    await waitFor(() => expect(server.draft.weightKg).toBe(71.668));
    const ruler = screen.getByRole('slider', { name: 'Slide to your current weight' });
    ruler.focus();
    await user.keyboard('{ArrowRight}');
    expect(ruler.getAttribute('aria-valuetext')?.trim()).toBe('11 st 5 lb');
    expect(weight.value).toBe('11 st 5 lb');
    await user.click(screen.getByRole('radio', { name: 'feet, pounds' }));
    expect(weight.value).toBe('159');
  });

  it('does not let an address skip an unanswered step', async () => {
    serve();
    show('/onboarding?step=4');
    expect(await heading('Tell us about yourself')).toBeTruthy();
  });

  it('saves each answer as it is given and has it again after a reload', async () => {
    const server = serve();
    const { user } = show('/onboarding?step=1');
    await heading('Tell us about yourself');
    await user.click(screen.getByRole('radio', { name: '40-49' }));
    await waitFor(() => expect(server.draft).toEqual({ ageRange: '40-49' }));
    cleanup();
    show('/onboarding?step=1');
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: '40-49' });
    expect(chosen.checked).toBe(true);
  });

  it('says quietly that an answer is not saved yet, and stays usable', async () => {
    const server = serve();
    const { user } = show('/onboarding?step=1');
    await heading('Tell us about yourself');
    server.down = true;
    await user.click(screen.getByRole('radio', { name: '40-49' }));
    expect(await screen.findByText('Not saved yet. Still trying.')).toBeTruthy();
    server.down = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.draft.ageRange).toBe('40-49'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers Retry when earlier answers do not load', async () => {
    const server = serve({ draft: complete, down: true });
    const { user } = show('/onboarding?step=1');
    await screen.findByText("Your answers didn't load");
    server.down = false;
    await press(user, 'Retry');
    expect(await screen.findByRole('radio', { name: 'Female' })).toBeTruthy();
  });
});

describe('the review', () => {
  const row = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement;

  it('shows every answer and the BMI', async () => {
    serve({ draft: { ...complete, bodyPains: 'Left knee' } });
    show('/onboarding?step=4&question=6');
    await heading('Health and lifestyle');
    expect(within(row('Age range')).getByText('30-39')).toBeTruthy();
    expect(within(row('Target zones')).getByText('Belly, Legs')).toBeTruthy();
    expect(within(row('Current weight')).getByText('80 kg')).toBeTruthy();
    expect(within(row('Target weight')).getByText('No target')).toBeTruthy();
    expect(within(row('Body pains and injuries')).getByText('Left knee')).toBeTruthy();
    expect(within(row('Body mass index (BMI)')).getByText('27.0')).toBeTruthy();
  });

  it('shows the measures in the chosen units', async () => {
    serve({ draft: { ...complete, heightCm: 172, weightKg: 70.3 } });
    show('/onboarding?step=4&question=6', null, 'imperial');
    const review = await screen.findByRole('region', { name: 'Check your answers' });
    expect(within(review).getByText('5\'7.5"')).toBeTruthy();
    expect(within(review).getByText('155 lb')).toBeTruthy();
  });

  it('is folded until the person opens it, and stays open while an answer is changed', async () => {
    serve({ draft: complete });
    const { user } = show('/onboarding?step=4&question=6');
    await heading('Health and lifestyle');
    const folded = () => screen.getByRole('region', { name: 'Check your answers' }).querySelector('details');
    expect(folded()?.open).toBe(false);
    await user.click(screen.getByText('Check your answers'));
    expect(folded()?.open).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Edit height' }));
    await heading('Body measurements');
    await press(user, 'Back to review');
    await heading('Health and lifestyle');
    expect(folded()?.open).toBe(true);
  });

  it("leads to an answer's question and back", async () => {
    serve({ draft: complete });
    const { user } = show('/onboarding?step=4&question=6');
    await heading('Health and lifestyle');
    await user.click(screen.getByRole('link', { name: 'Edit height' }));
    await heading('Body measurements');
    expect(document.activeElement).toBe(screen.getByLabelText('Height'));
    await user.clear(screen.getByLabelText('Height'));
    await user.type(screen.getByLabelText('Height'), '180');
    await press(user, 'Back to review');
    await heading('Health and lifestyle');
    expect(within(row('Height')).getByText('180 cm')).toBeTruthy();
  });

  it('completes the setup with empty texts as null', async () => {
    const server = serve({ draft: { ...complete, bodyPains: 'Left knee' } });
    const { user, onCompleted } = show('/onboarding?step=4&question=2');
    await heading('Health and lifestyle');
    await user.clear(screen.getByLabelText('Body pains and injuries'));
    await press(user, 'Complete Setup');
    await waitFor(() => expect(onCompleted).toHaveBeenCalledWith(expect.objectContaining({ id: 'maya' })));
    expect(server.completed).toEqual({
      ...complete,
      ageRange: '30-39',
      targetWeightKg: null,
      medicalConditions: null,
      bodyPains: null,
      workLifeEffects: null,
      fitnessBarriers: null,
    });
  });

  it("reads 'Completing...' while it saves", async () => {
    serve({ draft: complete });
    const { user } = show('/onboarding?step=4&question=6');
    await heading('Health and lifestyle');
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await press(user, 'Complete Setup');
    expect(await screen.findByRole('button', { name: 'Completing...' })).toBeTruthy();
  });

  it("shows the server's message when it could not be saved, and can be retried", async () => {
    const server = serve({
      draft: complete,
      refuse: { code: 'invalid_request', message: 'Vita is for people aged 13 and over.' },
    });
    const { user, onCompleted } = show('/onboarding?step=4&question=6');
    await heading('Health and lifestyle');
    await press(user, 'Complete Setup');
    expect(await screen.findByText('Vita is for people aged 13 and over.')).toBeTruthy();
    server.refuse = null;
    await press(user, 'Complete Setup');
    await waitFor(() => expect(onCompleted).toHaveBeenCalled());
  });
});

describe('redoing it', () => {
  it("starts from the profile's answers, with later changes on top", async () => {
    serve({ draft: { gender: 'other' } });
    const { user } = show('/onboarding?step=1', { ...complete, targetWeightKg: 70 });
    await heading('Tell us about yourself');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '30-39' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Other' }).checked).toBe(true);
    await press(user, 'Continue');
    await heading('Your body profile');
    await press(user, 'Continue');
    await heading('Body measurements');
    expect(screen.getByLabelText<HTMLInputElement>('Target weight').value).toBe('70');
  });

  it('can be left as it is', () => {
    serve();
    show('/onboarding', complete);
    expect(screen.getByRole('link', { name: 'Keep everything as it is' }).getAttribute('href')).toBe(
      '/dashboard',
    );
  });
});
