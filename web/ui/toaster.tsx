import { useEffect, useState } from 'react';
import { Toaster as Sonner, toast as sonner, type ExternalToast } from 'sonner';
import { ToastCard, type Toast } from './toast-card';

export type ToastTone = Toast['tone'];

const milliseconds: Record<ToastTone, number> = { success: 4000, info: 4000, points: 6000, error: Infinity };
const keptErrorMs = 10_000;
/** Errors that stand, by what they say: the library's id, and since when (epoch milliseconds). */
const errors = new Map<string, { id: string; since: number }>();
const justNowMs = 2_000;
/** More awards at a time would hide each other: the others wait. */
const awardsAtATime = 2;
const waitingAwards: Toast[] = [];
const standingAwards = new Set<string>();
let holds = 0;
let made = 0;
let markMounted: () => void;
const mounted = new Promise<void>((resolve) => {
  markMounted = resolve;
});

const phone = '(width <= 37.5rem)';

function useIsPhone(): boolean {
  const [is, setIs] = useState(() => window.matchMedia(phone).matches);
  useEffect(() => {
    const query = window.matchMedia(phone);
    const change = () => setIs(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return is;
}

/** Mounted once. On a phone it stands above the dock, where the coach's face never is. */
export function Toaster() {
  const isPhone = useIsPhone();
  useEffect(() => {
    markMounted();
    return () => standingAwards.clear();
  }, []);
  return (
    <Sonner
      // Else it asks for the document's style whenever it is drawn.
      dir="ltr"
      position={isPhone ? 'bottom-right' : 'top-right'}
      offset={{ top: 20, right: 24 }}
      mobileOffset={{ bottom: 'calc(env(safe-area-inset-bottom, 0px) + 116px)', left: 16, right: 16 }}
      visibleToasts={3}
      expand
      toastOptions={{ unstyled: true }}
    />
  );
}

const idOf = ({ tone, title }: Pick<Toast, 'tone' | 'title'>) => `${tone} ${title}`;

/** For a change of page: what went wrong on the last one is over, unless it was told within `youngestMs`. */
export function dismissErrors(youngestMs = justNowMs) {
  for (const [key, { id, since }] of errors) {
    if (Date.now() - since < youngestMs) continue;
    errors.delete(key);
    sonner.dismiss(id);
  }
}

/** What was told under this title is being tried again. */
export function dismissError(title: string) {
  const key = idOf({ tone: 'error', title });
  const error = errors.get(key);
  errors.delete(key);
  if (error) sonner.dismiss(error.id);
}

/** While something on the page shows the points itself, their toasts wait; the function that is returned ends that. */
export function holdPoints(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
    showAwards();
  };
}

function showAwards(): void {
  if (holds > 0) return;
  while (standingAwards.size < awardsAtATime) {
    const next = waitingAwards.shift();
    if (!next) return;
    const id = newId(next);
    standingAwards.add(id);
    const gone = () => {
      standingAwards.delete(id);
      showAwards();
    };
    present(next, { id, onAutoClose: gone, onDismiss: gone });
  }
}

/** Never used again: the library forgets an id only after its toast has faded. */
const newId = (content: Toast) => `${idOf(content)} ${(made += 1)}`;

function showError(content: Toast): void {
  const key = idOf(content);
  const { id } = errors.get(key) ?? { id: newId(content) };
  errors.set(key, { id, since: Date.now() });
  const gone = () => void (errors.get(key)?.id === id && errors.delete(key));
  present(content, { id, onAutoClose: gone, onDismiss: gone });
}

function present(content: Toast, options: ExternalToast): void {
  const { action } = content;
  const closing = (id: string | number) =>
    action && {
      ...action,
      run: () => {
        sonner.dismiss(id);
        action.run();
      },
    };
  sonner.custom((id) => <ToastCard {...content} action={closing(id)} onClose={() => sonner.dismiss(id)} />, {
    duration: content.isKept ? keptErrorMs : action ? Infinity : milliseconds[content.tone],
    ...options,
  });
}

/** Waits until the toaster listens: what is sent before that would be lost. */
export async function showToast(content: Toast) {
  await mounted;
  if (content.tone === 'error') return showError(content);
  if (content.tone === 'points') {
    waitingAwards.push(content);
    return showAwards();
  }
  // What stays replaces what stood under its title, and what is said again takes the place of the first.
  const id = idOf(content);
  present(content, { id: content.action ? id : `${id} ${content.description ?? ''}` });
}
