// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar, avatarColor } from './avatar';

afterEach(cleanup);

const initial = (name: string) => render(<Avatar id="1" name={name} />).container.textContent;

describe('avatar', () => {
  it('gives the same person the same color, and different people different ones', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `user-${index}`);
    expect(avatarColor('user-1')).toBe(avatarColor('user-1'));
    expect(new Set(ids.map(avatarColor)).size).toBeGreaterThan(4);
  });

  it('shows the first letter, even outside the Latin alphabet, and a mark for no name', () => {
    expect(initial(' maya')).toBe('M');
    expect(initial('élise')).toBe('É');
    expect(initial('')).toBe('?');
  });
});
