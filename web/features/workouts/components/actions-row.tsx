import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

interface ActionsRowProps {
  label: string;
  /** What the coach says above the buttons. */
  line: ReactNode;
  /** Shown beside that line. */
  beside?: ReactNode;
  /** Takes the focus when the focused button disappears. */
  heading: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** The row disappears with its phase, whichever button has the focus. */
function useFocusKept(heading: ActionsRowProps['heading']) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const buttons = row.current;
    const name = heading.current;
    return () => {
      if (buttons?.contains(document.activeElement)) name?.focus({ preventScroll: true });
    };
  }, [heading]);
  return row;
}

/** A line from the coach with buttons below it, or beside it on wide screens. */
export function ActionsRow({ label, line, beside, heading, children }: ActionsRowProps) {
  const row = useFocusKept(heading);
  return (
    <div className="lg:flex lg:flex-row-reverse lg:items-center lg:justify-end lg:gap-4" ref={row}>
      <div className="flex items-start justify-between gap-2 lg:items-center lg:gap-4">
        <p className="min-h-icon-lg pb-2 font-strong text-fg lg:min-h-0 lg:text-on-wall">{line}</p>
        {beside}
      </div>
      <div className="flex flex-wrap gap-2 pb-2" role="group" aria-label={label}>
        {children}
      </div>
    </div>
  );
}
