import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { toast } from '../../ui/toast';

/** On a page change, focuses the heading so that it is announced and Tab continues from there, and clears old error toasts. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    toast.dismissErrors();
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
