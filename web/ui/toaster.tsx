import { useEffect, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { Toaster as Sonner, toast as sonner, type ExternalToast } from 'sonner';
import { ToastCard, type Toast } from './toast-card';
import { keepClear, toastOffsets, useBarsHeight, useToastPlace } from './toast-place';

export type ToastTone = Toast['tone'];

const milliseconds: Record<ToastTone, number> = {
  success: 4000,
  info: 4000,
  points: 6000,
  error: Infinity,
  busy: Infinity,
};
const keptMs = 10_000;
/** Visible errors by their text: the library's id, and when they appeared (epoch milliseconds). */
const errors = new Map<string, { id: string; since: number }>();
const justNowMs = 2_000;
/** More awards at once would cover each other, so the others wait. */
const awardsAtATime = 2;
const waitingAwards: Toast[] = [];
const standingAwards = new Set<string>();
let holds = 0;
let made = 0;
let markMounted: () => void;
const mounted = new Promise<void>((resolve) => {
  markMounted = resolve;
});

/** Mounted once. On a phone it keeps to the edges, between the bars. */
export function Toaster() {
  const position = useToastPlace();
  const bars = useBarsHeight();
  useEffect(() => {
    markMounted();
    return () => standingAwards.clear();
  }, []);
  return (
    <div className="contents" onFocusCapture={rememberOrigin}>
      <Sonner
        // Without it, the library reads the document's style on every render.
        dir="ltr"
        position={position}
        offset={{ top: toastOffsets.wide, bottom: toastOffsets.wide, right: 24 }}
        mobileOffset={{
          top: `calc(env(safe-area-inset-top, 0px) + ${toastOffsets.top}px)`,
          bottom: bars > 0 ? bars + 12 : 'max(16px, env(safe-area-inset-bottom))',
          left: 16,
          right: 16,
        }}
        visibleToasts={3}
        expand
        toastOptions={{ unstyled: true }}
      />
    </div>
  );
}

/** What had the focus before it went to the toasts. */
let origin: Element | null = null;

/** The library would send the focus back on every blur, so that Tab never got past the toasts; it must not hear of it. */
function rememberOrigin(event: FocusEvent): void {
  event.stopPropagation();
  const { relatedTarget, currentTarget } = event;
  if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) origin = relatedTarget;
}

/** A toast that goes while it has the focus gives it back. */
function GivesFocusBack({ children }: { children: ReactNode }) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const toast = own.current?.closest('li');
    // The library makes it a stop for Tab, where there is nothing to press.
    if (toast) toast.tabIndex = -1;
    return () => {
      if (!toast?.contains(document.activeElement)) return;
      const target = origin?.isConnected ? origin : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, []);
  return <div ref={own}>{children}</div>;
}

const idOf = ({ tone, title }: Pick<Toast, 'tone' | 'title'>) => `${tone} ${title}`;

/** For a page change: the last page's errors no longer matter, except those newer than `youngestMs`. */
export function dismissErrors(youngestMs = justNowMs) {
  for (const [key, { id, since }] of errors) {
    if (Date.now() - since < youngestMs) continue;
    errors.delete(key);
    sonner.dismiss(id);
  }
}

/** The action that failed under this title is being retried. */
export function dismissError(title: string) {
  const key = idOf({ tone: 'error', title });
  const error = errors.get(key);
  errors.delete(key);
  if (error) sonner.dismiss(error.id);
}

/** Holds back points toasts while the page shows the points itself; the returned function releases them. */
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

/** Never reused: the library forgets an id only after its toast has faded. */
const newId = (content: Toast) => `${idOf(content)} ${(made += 1)}`;

function showError(content: Toast): void {
  const key = idOf(content);
  const { id } = errors.get(key) ?? { id: newId(content) };
  errors.set(key, { id, since: Date.now() });
  const gone = () => void (errors.get(key)?.id === id && errors.delete(key));
  present(content, { id, onAutoClose: gone, onDismiss: gone });
}

function present(content: Toast, options: ExternalToast): void {
  keepClear(1);
  const { action } = content;
  const closing = (id: string | number) =>
    action && {
      ...action,
      run: () => {
        sonner.dismiss(id);
        action.run();
      },
    };
  sonner.custom(
    (id) => (
      <GivesFocusBack>
        <ToastCard {...content} action={closing(id)} onClose={() => sonner.dismiss(id)} />
      </GivesFocusBack>
    ),
    {
      duration: content.isKept ? keptMs : action ? Infinity : milliseconds[content.tone],
      ...options,
    },
  );
}

/** Says that the server is busy until the returned function is called. */
export function showBusy(): () => void {
  const content = { tone: 'busy', title: 'Busy. Trying again…' } as const;
  const id = newId(content);
  present(content, { id });
  return () => void sonner.dismiss(id);
}

/** Waits for the toaster, because earlier toasts would be lost. */
export async function showToast(content: Toast) {
  await mounted;
  if (content.tone === 'error') return showError(content);
  if (content.tone === 'points') {
    waitingAwards.push(content);
    return showAwards();
  }
  // A toast with an action replaces the one under its title, and a repeated message replaces its first showing.
  const id = idOf(content);
  present(content, { id: content.action ? id : `${id} ${content.description ?? ''}` });
}
