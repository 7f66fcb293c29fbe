import type { TextSize, ThemeChoice } from '../../lib/theme/appearance';

export const themeNames: Record<ThemeChoice, string> = { light: 'Light', dark: 'Dark', system: 'System' };

export const sizeNames: Record<TextSize, string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  xlarge: 'X-Large',
  xxlarge: 'XX-Large',
};
