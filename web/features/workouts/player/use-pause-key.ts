import { useEffect } from 'react';

const controls = 'button, a, input, select, textarea, [role="menu"], [role="dialog"]';

/** Space pauses and resumes, unless a control has the focus. */
export function usePauseKey(active: boolean, togglePause: () => void) {
  useEffect(() => {
    if (!active) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const onControl = event.target instanceof Element && event.target.closest(controls) !== null;
      if (event.key !== ' ' || event.repeat || onControl) return;
      event.preventDefault();
      togglePause();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [active, togglePause]);
}
