import { useEffect } from 'react';
import { brand } from '../../shared/brand';

/** Every page calls it once: the tab, the history and screen readers show this name. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${brand.product}`;
  }, [title]);
}
