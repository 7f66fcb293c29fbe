// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Arc } from './arc';
import { Meter } from './meter';
import { Segments } from './segments';

afterEach(cleanup);

const length = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('.arc')?.style.getPropertyValue('--arc-length');

describe('arc', () => {
  it('says in words what it draws', () => {
    render(<Arc value={13} max={20} label="Daily goal: 13 of 20 minutes" />);
    expect(screen.getByRole('img', { name: 'Daily goal: 13 of 20 minutes' })).toBeTruthy();
  });

  it('keeps its gap until the goal is met, and closes only when closing is the reward', () => {
    expect(length(render(<Arc value={10} max={20} closes />).container)).toBe('151');
    expect(length(render(<Arc value={30} max={20} />).container)).toBe('302');
    expect(length(render(<Arc value={20} max={20} closes />).container)).toBe('360');
  });

  it('draws no mark for zero', () => {
    const { container } = render(<Arc value={0} max={0} />);
    expect(container.querySelector('.arc-value')).toBeNull();
  });
});

const filled = () =>
  [...screen.getByRole('progressbar').querySelectorAll<HTMLElement>('[style]')].map((piece) =>
    piece.style.getPropertyValue('--filled'),
  );

describe('meters', () => {
  it('stay within their bounds and announce their own text', () => {
    render(<Meter label="Points to Gold" value={612} min={200} max={500} valueText="Gold reached" />);
    const meter = screen.getByRole('progressbar', { name: 'Points to Gold' });
    expect(meter.getAttribute('aria-valuenow')).toBe('500');
    expect(meter.getAttribute('aria-valuetext')).toBe('Gold reached');
  });

  it('count pieces', () => {
    render(<Segments label="Exercises" total={4} done={2} current={0.5} />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 4');
    expect(filled()).toEqual(['100%', '100%', '50%', '0%']);
  });

  it('leave out skipped pieces', () => {
    render(<Segments label="Exercises" total={4} done={[1]} at={2} current={0.5} />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 4');
    expect(filled()).toEqual(['0%', '100%', '50%', '0%']);
  });
});
