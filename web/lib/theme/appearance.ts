import { pageColor } from '../../../shared/page-color';
import { createPreference } from './preference';

const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type ResolvedTheme = 'light' | 'dark';

export const systemLight = () => window.matchMedia('(prefers-color-scheme: light)');

/** The theme that the choice resolves to now. */
export function resolveTheme(choice: ThemeChoice): ResolvedTheme {
  if (choice !== 'system') return choice;
  return systemLight().matches ? 'light' : 'dark';
}

function showTheme(choice: ThemeChoice) {
  const theme = resolveTheme(choice);
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', pageColor[theme]);
}

/** The theme chosen on this device. */
export const themePreference = createPreference<ThemeChoice>('theme', themeChoices, 'dark', showTheme);

export const textSizes = ['small', 'medium', 'large', 'xlarge', 'xxlarge'] as const;
export type TextSize = (typeof textSizes)[number];

function showTextSize(size: TextSize) {
  const { classList } = document.documentElement;
  classList.remove(...textSizes.map((each) => `text-${each}`));
  classList.add(`text-${size}`);
}

/** The text size chosen on this device; it scales the root font size, so everything in rem follows. */
export const textSizePreference = createPreference<TextSize>(
  'app-font-size',
  textSizes,
  'medium',
  showTextSize,
);
