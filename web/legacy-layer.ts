import type { Plugin } from 'vite';

/** Style sheets of before the utilities: in a layer of their own, so that any utility wins over them. */
export function legacyLayer(): Plugin {
  return {
    name: 'legacy-layer',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]web[\\/](app|features|ui)[\\/].*\.css$/.test(id)) return null;
      return { code: `@layer legacy {\n${code}\n}`, map: null };
    },
  };
}
