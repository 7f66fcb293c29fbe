import { useEffect } from 'react';
import { brand } from '../../shared/brand';

/**
 * Every page calls it once: the tab, the history and screen readers show this name. Pages that are open to
 * visitors also say in a sentence what search engines should show.
 */
export function usePageTitle(title: string, description?: string) {
  useEffect(() => {
    document.title = `${title} · ${brand.product}`;
  }, [title]);
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]');
    if (!meta || !description) return undefined;
    const before = meta.getAttribute('content') ?? '';
    meta.setAttribute('content', description);
    return () => meta.setAttribute('content', before);
  }, [description]);
}
