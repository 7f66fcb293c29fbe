import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error';
import { capabilitiesQuery } from '../../../lib/api/capabilities-query';
import { reportAnswer } from '../../../lib/offline/connection';
import { toast } from '../../../ui/toast';
import { analysePhoto, uploadPhoto } from './analyse';
import { MealPhoto } from './meal-photo';
import { preparePhoto, UnusablePhoto } from './prepare-photo';

vi.mock('./analyse', () => ({ uploadPhoto: vi.fn(), analysePhoto: vi.fn() }));
vi.mock('./prepare-photo', async (original) => ({ ...(await original()), preparePhoto: vi.fn() }));
vi.mock('../../../ui/toast', () => ({
  toast: { error: vi.fn(), keptError: vi.fn(), dismissError: vi.fn() },
}));

const meal = { id: '2026-11-20-01JD3X6E9H0000000000000001', photoId: 'photo' };
const prepare = vi.mocked(preparePhoto);
const upload = vi.mocked(uploadPhoto);
const analyse = vi.mocked(analysePhoto);
const onAnalysed = vi.fn();
const onPhoto = vi.fn();

function show({ vision = true as boolean | null, isDescribed = false } = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const others = { chat: 'rules' as const, voice: 'browser' as const, messagesLeft: null };
  if (vision !== null) queries.setQueryData(capabilitiesQuery().queryKey, { ...others, vision });
  render(
    <QueryClientProvider client={queries}>
      <MealPhoto isDescribed={isDescribed} onAnalysed={onAnalysed} onPhoto={onPhoto} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.findByRole('button', { name });
const file = () => new File(['a picture'], 'plate.jpg', { type: 'image/jpeg' });
const choose = async (user: ReturnType<typeof userEvent.setup>) =>
  user.upload(screen.getByLabelText('Photo to upload'), file());

beforeEach(() => {
  prepare.mockResolvedValue(new Blob(['photo'], { type: 'image/jpeg' }));
  upload.mockResolvedValue('photo');
  analyse.mockResolvedValue({ meal, disclaimer: '' } as never);
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('The photo of a meal', () => {
  it('is prepared, sent, analyzed, and its meal is told', async () => {
    const user = show();
    await choose(user);
    await user.click(await button('Analyze Food'));
    await waitFor(() => expect(onAnalysed).toHaveBeenCalledWith(meal));
    expect(analyse).toHaveBeenCalledWith('photo', expect.anything());
  });

  it('tells how much of it was sent', async () => {
    upload.mockImplementation(async (_id, _bytes, onProgress) => {
      onProgress(0.42);
      return new Promise(() => undefined);
    });
    const user = show();
    await choose(user);
    await user.click(await button('Analyze Food'));
    expect(await screen.findByText('42%')).toBeTruthy();
    expect(screen.getByText('Sending your photo')).toBeTruthy();
  });

  it('that was not analyzed says why, and is tried again under the same id', async () => {
    analyse.mockRejectedValueOnce(new ApiError('photo_not_food', 422, 'There is no food.'));
    const user = show();
    await choose(user);
    await user.click(await button('Analyze Food'));
    await waitFor(() => expect(toast.keptError).toHaveBeenCalledWith('Analysis Failed', 'There is no food.'));
    await user.click(await button('Analyze Food'));
    await waitFor(() => expect(onAnalysed).toHaveBeenCalledTimes(1));
    const ids = upload.mock.calls.map(([id]) => id);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('that a lost connection kept from being analyzed says so, also once the connection is back', async () => {
    analyse.mockImplementationOnce(async () => {
      reportAnswer(false);
      throw new ApiError('network_error', 0, '');
    });
    const user = show();
    await choose(user);
    await user.click(await button('Analyze Food'));
    expect((await screen.findByRole('status')).textContent).toContain("You're offline");
    act(() => reportAnswer(true));
    await button('Analyze Food');
    expect(toast.keptError).toHaveBeenCalledWith('Analysis Failed', 'Failed to analyze food image');
  });

  it('can be taken again, which forgets it and stops what is under way', async () => {
    const user = show();
    await choose(user);
    await user.click(await button('Retake'));
    expect(await button('Take Photo')).toBeTruthy();
    expect(onPhoto).toHaveBeenLastCalledWith(null);
    await choose(user);
    await user.click(await button('Analyze Food'));
    await waitFor(() => expect(upload.mock.calls).toHaveLength(1));
  });

  it('that cannot be opened says so and is not sent', async () => {
    prepare.mockRejectedValue(new UnusablePhoto('Choose a JPEG.'));
    const user = show();
    await choose(user);
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith("Photo didn't open", 'Choose a JPEG.'));
    expect(await button('Upload Photo')).toBeTruthy();
    expect(upload).not.toHaveBeenCalled();
  });

  it.each([
    ['no model can look at it', { vision: false }],
    ['nobody knows whether a model can', { vision: null }],
    ['foods were told in words', { vision: true, isDescribed: true }],
  ])('is kept at once with the meal that is told, where %s', async (_, given) => {
    const user = show(given);
    await choose(user);
    await waitFor(() => expect(onPhoto).toHaveBeenLastCalledWith({ photoId: 'photo', isSaving: false }));
    expect(screen.getByRole('status').textContent).toContain('It goes with this meal.');
    expect(screen.queryByRole('button', { name: 'Analyze Food' })).toBeNull();
    expect(analyse).not.toHaveBeenCalled();
  });

  it('promises no analysis until a model certainly looks at it', () => {
    show({ vision: null });
    expect(
      screen.getByText("I'll keep the photo with your meal. You tell me what's on the plate."),
    ).toBeTruthy();
    expect(screen.queryByText(/estimate the amounts/)).toBeNull();
  });

  it('that was not stored is tried again by a tap, and meanwhile says that the meal goes without it', async () => {
    upload.mockRejectedValueOnce(new ApiError('internal_error', 500, 'That one is on us.'));
    const user = show({ vision: false });
    await choose(user);
    expect((await screen.findByRole('status')).textContent).toContain('goes without it');
    expect(onPhoto).toHaveBeenLastCalledWith({ photoId: null, isSaving: false });
    await user.click(await button('Try again'));
    await waitFor(() => expect(onPhoto).toHaveBeenLastCalledWith({ photoId: 'photo', isSaving: false }));
  });

  it('waits while offline, and can be analyzed when the connection is back', async () => {
    reportAnswer(false);
    const user = show({ vision: true });
    expect(screen.getByText(/You're offline\. Tell me what's on the plate/)).toBeTruthy();
    await choose(user);
    expect((await screen.findByRole('status')).textContent).toContain("You're offline");
    expect(upload).not.toHaveBeenCalled();
    act(() => reportAnswer(true));
    await button('Analyze Food');
    reportAnswer(true);
  });

  it('is not taken by a camera that may not be used', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      mediaDevices: { getUserMedia: () => Promise.reject(new Error()) },
    });
    const user = show();
    await user.click(await button('Take Photo'));
    const text = 'Unable to access camera. Please check permissions.';
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Camera Error', text));
    expect(await button('Take Photo')).toBeTruthy();
    vi.unstubAllGlobals();
  });
});
