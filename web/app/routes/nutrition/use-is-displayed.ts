import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether the style sheet displays an element, so that the layout is decided there alone. */
export function useIsDisplayed(element: RefObject<HTMLElement | null>): boolean {
  const [isDisplayed, setIsDisplayed] = useState(false);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setIsDisplayed((entry?.contentRect.width ?? 0) > 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isDisplayed;
}
