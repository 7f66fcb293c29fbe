import { describe, expect, it, vi } from 'vitest';
import { cardSize, drawCard } from './draw-card';
import { momentText } from './moment-text';

/** Records what is written on it; a letter is half as wide as it is high. */
function paper() {
  const written: { text: string; size: number }[] = [];
  const canvas = {
    font: '',
    fillStyle: '' as CanvasRenderingContext2D['fillStyle'],
    strokeStyle: '' as CanvasRenderingContext2D['strokeStyle'],
    lineCap: 'butt' as const,
    lineWidth: 1,
    textAlign: 'left' as const,
    arc: vi.fn(),
    beginPath: vi.fn(),
    stroke: vi.fn(),
    fillRect: vi.fn(),
    createLinearGradient: () => ({ addColorStop: vi.fn() }),
    measureText: (text: string) => ({ width: (text.length * sizeOf(canvas.font)) / 2 }) as TextMetrics,
    fillText: (text: string) => void written.push({ text, size: sizeOf(canvas.font) }),
  };
  return { canvas, written };
}
const sizeOf = (font: string) => Number(/ (\d+)px/.exec(font)?.[1]);

const silver = {
  kind: 'tier',
  id: 'tier-Silver',
  tier: 'Silver',
  reachedAt: '2026-11-20T12:00:00.000Z',
} as const;

describe("a moment's card", () => {
  it('holds the name, the achievement, the date, and the product, and nothing else', () => {
    const { canvas, written } = paper();
    drawCard(canvas, { ...momentText(silver), name: 'Maya Okafor' });
    expect(written.map(({ text }) => text)).toEqual([
      'Silver',
      'Maya Okafor',
      'Silver tier',
      'Nov 20, 2026',
      'Vita',
    ]);
  });

  it('makes a long name smaller, so that all of it is on the card', () => {
    const { canvas, written } = paper();
    drawCard(canvas, { ...momentText(silver), name: 'W'.repeat(60) });
    const name = written.find(({ text }) => text.startsWith('WW'));
    expect(((name?.size ?? 0) * 60) / 2).toBeLessThanOrEqual(cardSize.width);
  });
});
