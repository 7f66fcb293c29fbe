import type { Page } from 'playwright';
import { textSizes, type TextSize } from '../../web/lib/theme/appearance';
import { collisions, coveredAtEnd, floating } from './slots';

const overlapWidths = [320, 390, 768, 1024, 1440, 1920] as const;

/** The text sizes to check at each window width. */
export type Looks = Map<number, readonly TextSize[]>;

/** Every text size in every width. */
export const allLooks: Looks = new Map(overlapWidths.map((width) => [width, textSizes]));

/** Two text sizes in each width; any five pages together cover every size in every width. */
export function someLooks(page: number): Looks {
  const sizeAt = (index: number) => textSizes[index % textSizes.length] ?? 'medium';
  return new Map(overlapWidths.map((width, at) => [width, [sizeAt(page + at), sizeAt(page + at + 2)]]));
}

/** Every text size in every width of a phone. */
const phoneLooks: Looks = new Map([320, 390, 430].map((width) => [width, textSizes]));

/** Runs inside the page. */
export function useTextSize(name: string): void {
  const { classList } = document.documentElement;
  classList.remove(...[...classList].filter((each) => each.startsWith('text-')));
  classList.add(`text-${name}`);
}

/** What overlaps something else in the frame of the open page. */
export const overlaps = (page: Page, looks: Looks) => inLooks(page, looks, [collisions, coveredAtEnd]);

/** What lies over text or a control of the open page on a phone. */
export const floats = (page: Page) => inLooks(page, phoneLooks, [floating]);

/** Runs functions that find something inside the page, in every look. */
async function inLooks(page: Page, looks: Looks, finders: (() => string[])[]): Promise<string[]> {
  const found: string[] = [];
  for (const [width, sizes] of looks) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    // All sizes in one call: hundreds of combinations would otherwise be as many round trips.
    const here = await page.evaluate<string[]>(`(() => {
      // What tsx writes around functions to keep their names.
      const __name = (named) => named;
      const useTextSize = ${useTextSize};
      return ${JSON.stringify(sizes)}.flatMap((size) => {
        useTextSize(size);
        return [${finders.join(', ')}].flatMap((find) => find()).map((each) => size + ': ' + each);
      });
    })()`);
    found.push(...here.map((each) => `${width} px, ${each}`));
  }
  return found;
}
