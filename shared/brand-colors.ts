/** The one color that an action may have, in the dark theme and in the light one; `npm run build:brand` takes it to sheets and icons. */
export const brandColor = { dark: '#3df59a', light: '#2fe48f' } as const;

/** What goes with it: under a pointer, as a line, as words, and what is written on it in both themes. */
export const brandShades = {
  hover: { dark: '#6dffb6', light: '#19d27c' },
  edge: { dark: brandColor.dark, light: '#00804e' },
  text: { dark: '#4df7a4', light: '#00714a' },
  ink: '#04170d',
} as const;
