// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useTheme } from '../lib/theme/theme';
import { CoachImage } from './coach-image';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('coach image', () => {
  it('is lit for the theme and follows it', () => {
    const { result } = renderHook(() => useTheme());
    const { container } = render(<CoachImage pose="hips" />);
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toBe('/coach/hips-night.webp');
    expect(image?.srcset).toBe('/coach/hips-medium-night.webp 266w, /coach/hips-night.webp 400w');
    act(() => result.current.setChoice('light'));
    expect(image?.getAttribute('src')).toBe('/coach/hips-day.webp');
  });

  it('has one size when she is small, or only her face is shown', () => {
    const { container } = render(
      <>
        <CoachImage pose="bust" />
        <CoachImage pose="wave-small" />
      </>,
    );
    for (const image of container.querySelectorAll('img')) expect(image.hasAttribute('srcset')).toBe(false);
  });

  it('leaves an empty place rather than a broken picture', () => {
    const { container } = render(<CoachImage pose="jump" />);
    const image = container.querySelector('img');
    if (!image) throw new Error('There should be a picture.');
    fireEvent.error(image);
    expect(image.hidden).toBe(true);
  });
});
