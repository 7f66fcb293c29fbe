import type { Page } from 'playwright';

/** Names that more than one visible button of the page's content has, though each does something else. */
export const sameNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('main button')]
      // A switch is named by what is next to it.
      .filter((button) => button.checkVisibility() && button.role !== 'switch')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '')
      .map((name) => name.replaceAll(/\s+/g, ' ').trim());
    return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  });
