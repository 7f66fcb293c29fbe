import type { Toast } from './toast-card';
import type { ToastTone } from './toaster';

/** The toaster's code loads alongside the first page, so a toast may have to wait for it. */
async function show(tone: ToastTone, title: string, description?: string, points?: number) {
  const { showToast } = await import('./toaster');
  await showToast({ tone, title, description, points });
}

async function keep(title: string, description?: string) {
  const { showToast } = await import('./toaster');
  await showToast({ tone: 'error', title, description, isKept: true });
}

async function offer(title: string, action: NonNullable<Toast['action']>, isKept?: boolean) {
  const { showToast } = await import('./toaster');
  await showToast({ tone: 'info', title, action, isKept });
}

/** Short messages that float above the page. Errors stay until they are closed, something is sent, or the page changes. */
export const toast = {
  success: (title: string, description?: string) => void show('success', title, description),
  info: (title: string, description?: string) => void show('info', title, description),
  error: (title: string, description?: string) => void show('error', title, description),
  /** For an error that the page shows as well: it closes on its own. */
  keptError: (title: string, description?: string) => void keep(title, description),
  /** Stays until it is closed or its button is pressed. */
  offer: (title: string, action: NonNullable<Toast['action']>) => void offer(title, action),
  /** What was removed can be put back for ten seconds, longer while the toast is touched. */
  undo: (title: string, run: () => void) => void offer(title, { label: 'Undo', run }, true),
  dismissError: (title: string) => void import('./toaster').then(({ dismissError }) => dismissError(title)),
  dismissErrors: (youngestMs?: number) =>
    void import('./toaster').then(({ dismissErrors }) => dismissErrors(youngestMs)),
  points: (points: number, description: string) =>
    void show('points', 'Points Earned! 🎉', `+${points} points for ${description}`, points),
};
