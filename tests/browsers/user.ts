import * as z from 'zod';
import type { Key, Size, Tab } from './engine';
import type { PageScripts } from './page-scripts';
import { describe, type Target } from './target';

const patienceMs = 30_000;
const betweenMs = 100;

const placeSchema = z.object({ x: z.number(), y: z.number(), reason: z.string().nullable() }).nullable();
const sightSchema = z.object({ count: z.number(), text: z.string() });

const pause = (milliseconds: number) => new Promise<void>((done) => void setTimeout(done, milliseconds));

/** Someone in front of a tab. What they look for is waited for. */
export class User {
  readonly tab: Tab;
  readonly #origin: string;
  readonly #scripts: PageScripts;

  constructor(tab: Tab, origin: string, scripts: PageScripts) {
    [this.tab, this.#origin, this.#scripts] = [tab, origin, scripts];
  }

  /** The value of an expression, null while the page is on its way to another one. */
  async run(expression: string): Promise<unknown> {
    return this.tab.evaluate(expression);
  }

  async #find(expression: string): Promise<unknown> {
    if ((await this.run('typeof finder')) === 'undefined') await this.run(this.#scripts.find);
    return this.run(`finder.${expression}`);
  }

  /** Tries until it is something; an error counts as nothing yet, since pages come and go. */
  async until<Value>(what: string, attempt: () => Promise<Value | null>): Promise<Value> {
    const giveUpAt = Date.now() + patienceMs;
    let last = '';
    while (Date.now() < giveUpAt) {
      const value = await attempt().catch((error: unknown) => {
        last = `; ${String(error)}`;
        return null;
      });
      if (value !== null) return value;
      await pause(betweenMs);
    }
    const here = await this.run('location.pathname + ": " + document.body.innerText.slice(0, 300)').catch(
      String,
    );
    throw new Error(`waited for ${what}${last}. The page is ${String(here).replaceAll(/\s+/g, ' ')}`);
  }

  open = (path: string) => this.tab.goto(this.#origin + path);

  async #sight(target: Target) {
    return sightSchema.parse(await this.#find(`look(${JSON.stringify(target)})`));
  }

  async sees(target: Target): Promise<boolean> {
    return (await this.#sight(target)).count > 0;
  }

  /** Its text. */
  async see(target: Target): Promise<string> {
    return this.until(describe(target), async () => {
      const { count, text } = await this.#sight(target);
      return count > 0 ? text : null;
    });
  }

  async seeNo(target: Target): Promise<void> {
    await this.until(`the end of ${describe(target)}`, async () => ((await this.sees(target)) ? null : true));
  }

  async at(path: string): Promise<void> {
    await this.until(`the page ${path}`, async () =>
      (await this.run('location.pathname')) === path ? true : null,
    );
  }

  /** Once it stands still. */
  async click(target: Target): Promise<void> {
    let before = '';
    const spot = await this.until(`${describe(target)} to click`, async () => {
      const found = placeSchema.parse(await this.#find(`place(${JSON.stringify(target)})`));
      const now = JSON.stringify(found);
      const [isStill, why] = [now === before, found?.reason ?? ''];
      before = now;
      if (found && (why || !isStill)) throw new Error(why || `it moved to ${found.x}, ${found.y}`);
      return found;
    });
    await this.tab.click(spot.x, spot.y);
  }

  /** Types it in place of what the field holds. */
  async fill(target: Target, text: string): Promise<void> {
    const wire = JSON.stringify(target);
    await this.until(describe(target), async () =>
      (await this.#find(`prepareField(${wire})`)) ? true : null,
    );
    await this.tab.type(text);
    await this.until(`${describe(target)} with ${text}`, async () =>
      (await this.#find(`valueOf(${wire})`)) === text ? true : null,
    );
  }

  valueOf = (target: Target) => this.#find(`valueOf(${JSON.stringify(target)})`);

  press = (key: Key) => this.tab.press(key);

  async choose(target: Target, path: string): Promise<void> {
    const wire = JSON.stringify(target);
    await this.until(describe(target), async () => ((await this.#find(`markField(${wire})`)) ? true : null));
    await this.tab.choose(path);
  }

  resize = (size: Size) => this.tab.resize(size);
}
