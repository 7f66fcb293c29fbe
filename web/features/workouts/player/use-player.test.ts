import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { plannedSeconds } from '../../../../shared/rules/routines';
import { movesPlan } from './timed-moves';
import { advance, startPlayer } from './player-state';
import { usePlayer } from './use-player';

it('has every second at its end, on a clock that tells fractions of them', () => {
  const plan = movesPlan(Array.from({ length: 9 }, () => ({ exerciseId: 'squat', seconds: 40 })));
  const from = 0.1;
  for (const tick of [200.3, 203.7, 333.3]) {
    let now = from;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { result } = renderHook(() => usePlayer((now) => startPlayer(plan, now)));
    act(() => {
      for (const end = from + 400_000; now < end; now += tick) result.current.apply(advance);
    });
    expect(result.current.state).toMatchObject({ phase: 'done', activeMs: plannedSeconds(plan) * 1000 });
    clock.mockRestore();
  }
});
