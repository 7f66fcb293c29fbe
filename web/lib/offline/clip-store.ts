/** Clips somebody chose to have offline; the service worker plays them from here. */
export const offlineClipsCache = 'offline-clips';
