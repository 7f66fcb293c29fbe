/** Clips saved for offline use; the service worker plays them from here. */
export const offlineClipsCache = 'offline-clips';
