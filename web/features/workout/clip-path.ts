/** Path of an exercise's clip and poster, without ending, in the light of the theme. */
export function clipPath(exerciseId: string, theme: 'light' | 'dark'): string {
  return `/videos/${exerciseId}${theme === 'light' ? '.day' : ''}`;
}
