/** What the page tells a waiting service worker to take over; the name is workbox-window's. */
export const skipWaitingMessage = 'SKIP_WAITING';
