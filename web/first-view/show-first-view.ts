import { litStill } from '../lib/coach-stills';
import type { ResolvedTheme } from '../lib/theme/appearance';

/** Puts a page's first view where the app will render the page itself. */
export function showFirstView(path: string, theme: ResolvedTheme): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-first-view="${path}"]`);
  if (!template) return;
  const view = template.content.cloneNode(true) as DocumentFragment;
  for (const image of view.querySelectorAll('img')) {
    image.srcset = litStill(image.srcset, theme);
    image.setAttribute('src', litStill(image.getAttribute('src') ?? '', theme));
  }
  // The policy allows no style attributes in a page, but a script may set styles.
  for (const element of view.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
  }
  document.getElementById('root')?.replaceChildren(view);
}
