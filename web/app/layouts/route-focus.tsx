import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { toast } from '../../ui/toast';

/** After a change of page focus goes to its heading, so that it is announced and Tab continues from there; its errors go. */
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
