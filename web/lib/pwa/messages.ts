/** The message that tells a waiting service worker to take over; workbox-window defines its name. */
export const skipWaitingMessage = 'SKIP_WAITING';

/** Asks the worker to also take over a page that was still loading when it took over the others. */
export const claimMessage = 'claim';
