import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '../../../../tests/support/fake-caches';
import { OfflineWorkouts } from './offline-workouts';

const answer = vi.fn<(file: string, init: RequestInit) => Promise<Response>>();
const workout = { key: 'core', name: 'Core Blast', files: ['/videos/plank.mp4'] };
const other = { key: 'legs', name: 'Legs', files: ['/videos/squat.mp4'] };

function show(workouts = [workout]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OfflineWorkouts workouts={workouts} />
    </QueryClientProvider>,
  );
  document.querySelector('details')?.setAttribute('open', '');
  return userEvent.setup();
}

const focused = () => document.activeElement?.getAttribute('aria-label');
const stopped = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('stopped'))));

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  answer.mockReset();
  localStorage.clear();
});

describe('the button of a workout that can be kept', () => {
  it('keeps the focus through saving, stopping, saving again and removing', async () => {
    answer.mockImplementation((_, init) => stopped(init));
    const user = show();
    // The list's heading, and the button.
    await user.tab();
    await user.tab();
    expect(focused()).toBe('Save Core Blast for offline use');
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Stop saving Core Blast');
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused()).toBe('Save Core Blast for offline use'));
    answer.mockImplementation(async () => new Response('clip'));
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused()).toBe('Remove Core Blast from this device'));
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused()).toBe('Save Core Blast for offline use'));
  });

  it('tells what became of it in one place, whatever the number of workouts', async () => {
    answer.mockImplementation(async () => new Response('clip'));
    const user = show([workout, other]);
    const regions = () =>
      [...document.querySelectorAll('[aria-live], [role=status]')].map((each) => each.textContent);
    expect(regions()).toEqual(['']);
    await user.click(screen.getByRole('button', { name: 'Save Legs for offline use' }));
    await vi.waitFor(() => expect(regions()).toEqual(['Legs: available offline']));
    await user.click(screen.getByRole('button', { name: 'Remove Legs from this device' }));
    await vi.waitFor(() => expect(regions()).toEqual(['Legs: not on this device']));
  });

  it('is called what it says', async () => {
    answer.mockRejectedValue(new TypeError('gone'));
    const user = show();
    const button = screen.getByRole('button');
    expect(button.textContent).toBe('Save');
    await user.click(button);
    await screen.findByText("That didn't work. Check your connection.");
    expect(screen.getByRole('button', { name: /^Retry/ }).textContent).toBe('Retry');
  });
});
