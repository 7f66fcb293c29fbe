/** Before the app steps back itself: what closes layers on Back (web/ui/close-on-back.ts) must not take it for the person's step. */
export const announceOwnStep = () => window.dispatchEvent(new Event('vita:own-step'));
