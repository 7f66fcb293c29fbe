import { useSyncExternalStore } from 'react';
import { createEmitter } from '../emitter';
import { resolveTheme, systemLight, themePreference, type ResolvedTheme } from './appearance';

const changes = createEmitter(() => {
  const stop = themePreference.subscribe(() => changes.tell());
  const media = systemLight();
  const onSystemChange = () => {
    themePreference.apply();
    changes.tell();
  };
  media.addEventListener('change', onSystemChange);
  return () => {
    stop();
    media.removeEventListener('change', onSystemChange);
  };
});

const themeNow = () => resolveTheme(themePreference.read());
/** Views prerendered at build time use the dark theme. */
const themeOfBuild = (): ResolvedTheme => 'dark';

/** The stored choice, the theme it resolves to now, and a setter that stores and applies it. */
export function useTheme() {
  const choice = useSyncExternalStore(changes.subscribe, themePreference.read, themeOfBuild);
  const theme = useSyncExternalStore(changes.subscribe, themeNow, themeOfBuild);
  return { choice, theme, setChoice: themePreference.write };
}
