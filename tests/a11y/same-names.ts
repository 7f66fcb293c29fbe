import type { Page } from 'playwright';

/** Names that more than one visible button of the page's content has, though each does something else. */
export const sameNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (button: Element) =>
      (button.getAttribute('aria-label') ?? button.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const buttons = [...document.querySelectorAll('main button')].filter((button) =>
      button.checkVisibility(),
    );
    const names = buttons.map(nameOf);
    return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  });
