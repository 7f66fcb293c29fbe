import { useSyncExternalStore } from 'react';
import { createEmitter } from '../emitter';
import { createPreference } from './preference';

const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type ResolvedTheme = 'light' | 'dark';

/** What the browser paints its own bars with: the background of the page. */
const themeColors: Record<ResolvedTheme, string> = { dark: '#0b0d17', light: '#f8f4ef' };
const preference = createPreference<ThemeChoice>('theme', themeChoices, 'dark', apply);
const systemLight = () => window.matchMedia('(prefers-color-scheme: light)');

function resolve(choice: ThemeChoice): ResolvedTheme {
  if (choice !== 'system') return choice;
  return systemLight().matches ? 'light' : 'dark';
}

function apply(choice: ThemeChoice) {
  const theme = resolve(choice);
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[theme]);
}

const changes = createEmitter(() => {
  const stop = preference.subscribe(() => changes.tell());
  const media = systemLight();
  const onSystemChange = () => {
    apply(preference.read());
    changes.tell();
  };
  media.addEventListener('change', onSystemChange);
  return () => {
    stop();
    media.removeEventListener('change', onSystemChange);
  };
});

/** The stored choice, the theme it comes to now, and a setter that stores and applies at once. */
export function useTheme() {
  const choice = useSyncExternalStore(changes.subscribe, preference.read);
  const theme = useSyncExternalStore(changes.subscribe, () => resolve(preference.read()));
  return { choice, theme, setChoice: preference.write };
}
