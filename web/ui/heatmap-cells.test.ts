import { describe, expect, it } from 'vitest';
import { heatmapCells } from './heatmap-cells';

describe('heatmap cells', () => {
  it('are seven rows of twelve weeks that end with the week of today', () => {
    const rows = heatmapCells([], '2026-03-21');
    expect(rows.map((row) => row.length)).toEqual([12, 12, 12, 12, 12, 12, 12]);
    expect(rows[0]?.[0]?.date).toBe('2025-12-29');
    expect(rows[5]?.[11]).toEqual({ date: '2026-03-21', level: 0, state: 'today' });
    expect(rows[6]?.[11]?.state).toBe('later');
    expect(rows[4]?.[11]?.state).toBe('past');
  });

  it('start the week on Monday, even when today is Sunday', () => {
    const rows = heatmapCells([{ date: '2026-03-22', level: 3 }], '2026-03-22');
    expect(rows[6]?.[11]).toMatchObject({ date: '2026-03-22', level: 3, state: 'today' });
  });

  it('skip no day when clocks change', () => {
    const dates = heatmapCells([], '2026-04-05').flatMap((row) => row.map((cell) => cell.date));
    expect(new Set(dates).size).toBe(84);
    expect(dates).toContain('2026-03-29');
  });
});
