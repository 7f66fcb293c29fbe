/** What the page tells a waiting service worker to take over; the name is workbox-window's. */
export const skipWaitingMessage = 'SKIP_WAITING';

/** Asks the worker to take over a page that was on its way while it took over the others. */
export const claimMessage = 'claim';
