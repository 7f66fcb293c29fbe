import { useLayoutEffect, useState } from 'react';

/** Of the top bar, in pixels, which grows with its notes. */
export function useBarHeight(): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const bar = document.querySelector<HTMLElement>('.top-bar');
    if (!bar) return undefined;
    const observer = new ResizeObserver(() => setHeight(bar.offsetHeight));
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return height;
}
