import { useEffect, useRef, type ReactNode } from 'react';

/** What a step of the dialog is about; it takes the focus, so that it is read first. */
export function StageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-body outline-none">
      {children}
    </h3>
  );
}
