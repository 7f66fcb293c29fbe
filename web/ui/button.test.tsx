// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button';

afterEach(cleanup);

describe('button', () => {
  it('says Please wait while busy, keeps focus, and ignores a second click', async () => {
    const user = userEvent.setup();
    const onClick = vi.fn<() => void>();
    const { rerender } = render(<Button onClick={onClick}>Sign In</Button>);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    rerender(
      <Button busy onClick={onClick}>
        Sign In
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Please wait' });
    await user.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('does not send its form again while busy', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Email" />
        <Button type="submit" busy busyLabel="Completing...">
          Complete Setup
        </Button>
      </form>,
    );
    await user.type(screen.getByLabelText('Email'), 'maya@example.com{Enter}');
    await user.click(screen.getByRole('button', { name: 'Completing...' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
