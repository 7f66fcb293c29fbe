import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

describe('CopyButton', () => {
  it('copies the text and says so', async () => {
    const user = userEvent.setup();
    render(<CopyButton text="vita_secret" label="Copy token" />);
    await user.click(screen.getByRole('button', { name: 'Copy token' }));
    expect(await navigator.clipboard.readText()).toBe('vita_secret');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  });

  it('offers to copy again after a moment', async () => {
    const user = userEvent.setup();
    render(<CopyButton text="one" />);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copied' });
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
    vi.useRealTimers();
  });

  it('says what to do when the browser does not allow it', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    render(<CopyButton text="vita_secret" />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Select it to copy' })).toBeTruthy();
  });

  it('reports on the text it now copies, not on an earlier one', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<CopyButton text="one" />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copied' });
    rerender(<CopyButton text="two" />);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });
});
