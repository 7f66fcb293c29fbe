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
/** Views that are drawn when the app is built stand in the light of the night. */
const themeOfBuild = (): ResolvedTheme => 'dark';

/** The stored choice, the theme it comes to now, and a setter that stores and applies at once. */
export function useTheme() {
  const choice = useSyncExternalStore(changes.subscribe, themePreference.read, themeOfBuild);
  const theme = useSyncExternalStore(changes.subscribe, themeNow, themeOfBuild);
  return { choice, theme, setChoice: themePreference.write };
}
