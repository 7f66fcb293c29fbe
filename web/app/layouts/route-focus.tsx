import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusTitle } from '../../ui/focus-title';
import { toast } from '../../ui/toast';

/** On a page change, focuses the heading so that it is announced and Tab continues from there, and clears old error toasts. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    toast.dismissErrors();
    focusTitle();
  }, [pathname]);
  return null;
}
