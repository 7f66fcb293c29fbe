import type { ResolvedTheme } from './theme/appearance';

/** The only place that knows the addresses of her stills, by lighting. Every page loads it, so clips are told elsewhere. */
const lightOf = (theme: ResolvedTheme) => (theme === 'light' ? 'day' : 'night');

/** A still of the coach in one of her poses. */
export const coachStill = (pose: string, theme: ResolvedTheme): string =>
  `/coach/${pose}-${lightOf(theme)}.webp`;

/** Her full figure in two sizes, by width in pixels, with the width she is shown at; on phones she is about 356 px high. */
export const coachStillSet = (pose: string, theme: ResolvedTheme) => ({
  srcSet: `${coachStill(`${pose}-medium`, theme)} 266w, ${coachStill(pose, theme)} 400w`,
  sizes: '(width < 48rem) 133px, 400px',
});

/** A night still of the coach, or a set of them, in the lighting of `theme`. */
export const litStill = (still: string, theme: ResolvedTheme): string =>
  theme === 'light' ? still.replaceAll('-night.webp', '-day.webp') : still;
