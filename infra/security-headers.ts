import { createHash } from 'node:crypto';

interface PolicySources {
  /** Origins that fetch and WebSocket may reach in addition to the page's own. */
  connect: readonly string[];
  /** Origins of pictures and clips in addition to the page's own. */
  media?: readonly string[];
  /** Hashes of inline scripts that may run in addition to the page's own files. */
  scripts: readonly string[];
}

/** Identifies an inline script by its content, in the policy's format. */
export function scriptHash(script: string | Buffer): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The content security policy of every page. WebAssembly is for pose tracking. Dialogs lock scrolling
 * through a `<style>` element whose text depends on the scrollbar, so no hash can name it: style elements
 * are open, style attributes are not.
 */
export function contentSecurityPolicy({ connect, media = [], scripts }: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
    'style-src': ["'self'"],
    'style-src-elem': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'blob:', 'data:', ...media],
    'media-src': ["'self'", 'blob:', ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The other headers. `https` adds HSTS (two years); browsers ignore it over http. */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(self), microphone=(self), screen-wake-lock=(self), bluetooth=(self), geolocation=(), payment=(), usb=()',
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
