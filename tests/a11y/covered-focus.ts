import type { Page } from 'playwright';

/** More stops than any page has; fewer would end a walk early. */
const mostStops = 400;

interface Stop {
  name: string;
  isHidden: boolean;
  isFirst: boolean;
}

/** What has focus now, and whether nothing of it can be seen; null where focus has left the page. */
const readStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // An input that is drawn by its label is as visible as the label.
    const own = element.getBoundingClientRect();
    const isDrawnElsewhere =
      own.width < 4 || own.height < 4 || parseFloat(getComputedStyle(element).opacity) === 0;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const seen = (isDrawnElsewhere && (label ?? element.parentElement)) || element;
    // Of what is larger than the window, such as a panel of tabs, the part in the window counts.
    const box = seen.getBoundingClientRect();
    const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
    const width = Math.min(innerWidth, box.right) - left;
    const height = Math.min(innerHeight, box.bottom) - top;
    const shares = [0.04, 0.27, 0.5, 0.73, 0.96];
    const isSeen = shares.some((down) =>
      shares.some((right) => {
        const hit = document.elementFromPoint(left + width * right, top + height * down);
        return !!hit && (seen.contains(hit) || (hit.contains(element) && hit.closest('label') === seen));
      }),
    );
    const name = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '';
    const isFirst = element.hasAttribute('data-walked');
    element.setAttribute('data-walked', '');
    return {
      name: `${element.tagName.toLowerCase()} ${name.trim().slice(0, 60)}`,
      isHidden: !isSeen,
      isFirst: !isFirst,
    };
  });

/** Every stop of Tab, or of Shift+Tab, of which nothing can be seen; how many stops there are. */
export async function hiddenStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ hidden: string[]; stops: number }> {
  const hidden: string[] = [];
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    if (!stop) return { hidden, stops };
    if (stop.isHidden) hidden.push(stop.name);
  }
  throw new Error(`${key} never leaves ${page.url()}.`);
}
