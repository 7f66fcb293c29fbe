import { useEffect } from 'react';
import { brand } from '../../shared/brand';

/**
 * Called once by every page: the tab, history, and screen readers show this name. Pages open to visitors also give
 * search engines a description.
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
