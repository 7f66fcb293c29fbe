import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { ToastCard, type Toast } from './toast-card';

export type ToastTone = Toast['tone'];

const milliseconds: Record<ToastTone, number> = { success: 4000, info: 4000, points: 6000, error: Infinity };
/** Errors that stand, by id, since when (epoch milliseconds). */
const errors = new Map<string, number>();
const justNowMs = 2_000;
let markMounted: () => void;
const mounted = new Promise<void>((resolve) => {
  markMounted = resolve;
});

/** Mounted once. At the top: below are the dock and the keyboard. */
export function Toaster() {
  useEffect(() => markMounted(), []);
  return (
    <Sonner
      // Else it asks for the document's style whenever it is drawn.
      dir="ltr"
      position="top-right"
      offset={{ top: 20, right: 24 }}
      mobileOffset={{ top: 64, left: 16, right: 16 }}
      // Three would cover a quarter of a phone.
      visibleToasts={2}
      expand
      toastOptions={{ unstyled: true }}
    />
  );
}

const idOf = ({ tone, title }: Pick<Toast, 'tone' | 'title'>) => `${tone} ${title}`;

/** For a change of page: what went wrong on the last one is over, unless it was told just now. */
export function dismissErrors() {
  for (const [id, since] of errors) {
    if (Date.now() - since < justNowMs) continue;
    errors.delete(id);
    sonner.dismiss(id);
  }
}

/** What was told under this title is being tried again. */
export function dismissError(title: string) {
  errors.delete(idOf({ tone: 'error', title }));
  sonner.dismiss(idOf({ tone: 'error', title }));
}

/** What stays replaces what stood under its title, and what is said again takes the place of the first. Points add up. */
function placeOf(content: Toast): { id?: string } {
  if (content.tone === 'points') return {};
  const id = idOf(content);
  return { id: content.tone === 'error' || content.action ? id : `${id} ${content.description ?? ''}` };
}

/** Waits until the toaster listens: what is sent before that would be lost. */
export async function showToast(content: Toast) {
  await mounted;
  if (content.tone === 'error') errors.set(idOf(content), Date.now());
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
    duration: content.action ? Infinity : milliseconds[content.tone],
    ...placeOf(content),
  });
}
