import { useEffect } from 'react';

/** An address that is meant for one person stays out of search engines. */
export function useNotIndexed(): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
