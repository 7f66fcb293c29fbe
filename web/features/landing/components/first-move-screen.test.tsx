// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFirstMove } from '../first-move';
import { FirstMoveScreen } from './first-move-screen';

vi.mock('../use-countdown', () => ({ useCountdown: () => 0 }));

const show = () => render(<FirstMoveScreen onKeep={vi.fn<() => void>()} onClose={vi.fn<() => void>()} />);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('The first move, when it is done', () => {
  it('waits two days where the browser keeps it, and nothing is kept before that is wanted', async () => {
    show();
    expect(await screen.findByText(/They'll wait on this device for two days\.$/)).toBeTruthy();
    expect(readFirstMove()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('promises no days where the browser refuses to store anything', async () => {
    const refuses = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuses, setItem: refuses, removeItem: refuses });
    show();
    expect(await screen.findByText(/This browser can't keep it, so leave this page open\.$/)).toBeTruthy();
    expect(screen.queryByText(/two days/)).toBeNull();
  });
});
