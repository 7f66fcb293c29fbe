import { tried } from './kept-storage';

/** The zone this device is set to; null where the browser can't tell, or names one that no date can be computed in. */
export const deviceZone = (): string | null =>
  tried(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return timeZone ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone : null;
  });
