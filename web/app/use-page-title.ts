import { useEffect } from 'react';
import { brand } from '../../shared/brand';

/**
 * Called once by every page: the tab, history, and screen readers show this name. Pages open to visitors also give
 * search engines a description. Without a title, a part of the page sets it.
 */
export function usePageTitle(title: string | undefined, description?: string) {
  useEffect(() => {
    if (title) document.title = `${title} · ${brand.product}`;
  }, [title]);
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]');
    if (!meta || !description) return undefined;
    const before = meta.getAttribute('content') ?? '';
    meta.setAttribute('content', description);
    return () => meta.setAttribute('content', before);
  }, [description]);
}
