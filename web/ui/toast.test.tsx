// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast as sonner } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toast } from './toast';
import { holdPoints, Toaster } from './toaster';

afterEach(() => {
  vi.useRealTimers();
  sonner.dismiss();
  cleanup();
});

describe('toast', () => {
  it('is shown with title and description inside a live region', async () => {
    render(<Toaster />);
    toast.success('Welcome back!', 'Successfully signed in');
    const title = await screen.findByText('Welcome back!');
    expect(screen.getByText('Successfully signed in')).toBeTruthy();
    expect(title.closest('[aria-live="polite"]')).toBeTruthy();
  });

  it('shows the points large and in words', async () => {
    render(<Toaster />);
    toast.points(50, 'Full Body');
    expect(await screen.findByText('+50 points for Full Body')).toBeTruthy();
    expect(screen.getByText('+50')).toBeTruthy();
    expect(screen.getByText('Points Earned!')).toBeTruthy();
  });

  it('reads the points to screen readers once, and never the same message twice at a time', async () => {
    render(<Toaster />);
    toast.points(50, 'Full Body');
    toast.success('Moved from Friday to Saturday', 'I planned your other days around it.');
    toast.success('Moved from Friday to Saturday', 'I planned your other days around it.');
    toast.success('Moved from Friday to Saturday', 'Another week.');
    expect((await screen.findByText('+50')).getAttribute('aria-hidden')).toBe('true');
    await screen.findByText('Another week.');
    expect(screen.getAllByText('Moved from Friday to Saturday')).toHaveLength(2);
  });

  it('closes on its own when it is good news, and stays when it is an error', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<Toaster />);
    toast.info('Request sent!');
    await screen.findByText('Request sent!');
    toast.error('Error', 'Failed to load profile');
    await screen.findByRole('alert');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByText('Request sent!')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Failed to load profile');
  });

  it('removes an error with the page it happened on, unless it is brand new', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<Toaster />);
    toast.error('Validation Error');
    await screen.findByText('Validation Error');
    toast.dismissErrors();
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('Validation Error')).toBeTruthy();
    toast.dismissErrors();
    await waitFor(() => expect(screen.queryByText('Validation Error')).toBeNull());
  });

  it('closes an error by its button', async () => {
    const user = userEvent.setup();
    render(<Toaster />);
    toast.error('Camera Error');
    const alert = await screen.findByRole('alert');
    await user.click(within(alert).getByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('lets Tab pass, and gives the focus back only when it closes', async () => {
    const user = userEvent.setup();
    render(
      <>
        <button type="button">Before</button>
        <Toaster />
        <button type="button">After</button>
      </>,
    );
    const before = screen.getByRole('button', { name: 'Before' });
    toast.error('Camera Error');
    const close = await screen.findByRole('button', { name: 'Close notification' });
    act(() => before.focus());
    // Only its button: the toast itself is no stop.
    await user.tab();
    expect(document.activeElement).toBe(close);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(close);
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(before);
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(document.activeElement).toBe(before);
  });

  it('shows every award of four that arrive together, two at a time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<Toaster />);
    ['a workout', 'a streak', 'the goal', 'ten workouts'].forEach((award) => toast.points(50, award));
    await screen.findByText('+50 points for a streak');
    expect(screen.queryByText('+50 points for the goal')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(6_500));
    expect(await screen.findByText('+50 points for the goal')).toBeTruthy();
    expect(await screen.findByText('+50 points for ten workouts')).toBeTruthy();
  });

  it('holds points while the page shows them itself, and then shows them', async () => {
    render(<Toaster />);
    const release = holdPoints();
    toast.points(50, 'Core Blast');
    toast.success('Workout shared');
    await screen.findByText('Workout shared');
    expect(screen.queryByText('+50 points for Core Blast')).toBeNull();
    release();
    expect(await screen.findByText('+50 points for Core Blast')).toBeTruthy();
  });

  it('closes after ten seconds when the page keeps the message', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<Toaster />);
    toast.keptError('Error', 'Failed to send message');
    await screen.findByRole('alert');
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(screen.getByRole('alert')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is above the dock on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
    );
    render(<Toaster />);
    toast.info('Request sent!');
    const told = await screen.findByText('Request sent!');
    expect(told.closest<HTMLElement>('[data-sonner-toaster]')?.dataset.yPosition).toBe('bottom');
    vi.restoreAllMocks();
  });
});
