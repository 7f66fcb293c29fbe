/** What the colors mean: go is done or in progress, warm is earned, cool is good to know, coach is hers. */
export type Tone = 'go' | 'warm' | 'cool' | 'coach' | 'danger';

const marks: Record<Tone, string> = {
  go: 'var(--color-go-mark)',
  warm: 'var(--color-warm-mark)',
  cool: 'var(--color-cool-mark)',
  coach: 'var(--color-coach)',
  danger: 'var(--color-danger)',
};

export const markColor = (tone: Tone) => marks[tone];

/** Clamped to 0 to 1, also for an empty range. */
export function share(value: number, min: number, max: number) {
  if (max <= min) return 0;
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}
