// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from './toast';
import { Toaster } from './toaster';

const height = 844;

/** A field or button that stands at this height of a phone's window. */
function Control({ top, label }: { top: number; label: string }) {
  const stand = (element: HTMLButtonElement | null) => {
    if (element) element.getBoundingClientRect = () => new DOMRect(16, top, 358, 48);
  };
  return (
    <button ref={stand} type="button">
      {label}
    </button>
  );
}

const edge = async () => {
  const shown = (await screen.findByText('Saved')).closest('[data-sonner-toast]');
  return shown?.getAttribute('data-y-position');
};

beforeEach(() => {
  vi.stubGlobal('innerHeight', height);
  vi.stubGlobal('innerWidth', 390);
  render(
    <>
      <Control top={620} label="Low" />
      <Control top={90} label="High" />
      <Toaster />
    </>,
  );
});
afterEach(() => {
  sonner.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

describe('a toast on a phone', () => {
  it('stands at the top while what has focus is near the bottom', async () => {
    act(() => screen.getByText('Low').focus());
    toast.success('Saved');
    expect(await edge()).toBe('top');
  });

  it('stands at the bottom while what has focus is near the top', async () => {
    act(() => screen.getByText('High').focus());
    toast.success('Saved');
    expect(await edge()).toBe('bottom');
  });

  it('makes room for a control that gets the focus while it is shown', async () => {
    act(() => screen.getByText('High').focus());
    toast.error('Saved');
    expect(await edge()).toBe('bottom');
    act(() => screen.getByText('Low').focus());
    expect(await edge()).toBe('top');
  });

  it('leaves the button free that was just pressed, also where a press gives no focus', async () => {
    screen.getByText('Low').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    toast.success('Saved');
    expect(await edge()).toBe('top');
  });
});
