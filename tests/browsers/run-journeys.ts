import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Engine, Size } from './engine';
import { NotSupported, type Journey, type Scene } from './journey';
import type { PageScripts } from './page-scripts';
import type { Stage } from './stage';
import { User } from './user';

export interface Outcome {
  engine: Engine['name'];
  journey: string;
  milliseconds: number;
  /** Null if it passed. */
  error: string | null;
  /** Why it is not for this engine, null if it is. */
  lacks: string | null;
  /** The picture of the moment it failed. */
  kept: string[];
}

interface Options {
  stage: Stage;
  scripts: PageScripts;
  size: Size;
  /** Where pictures of a failure go. */
  failures: string;
  /** Where all other pictures go; null if none are wanted. */
  screenshots: string | null;
}

const limitMs = 120_000;

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    const tell = () => fail(new Error(`took longer than ${milliseconds / 1000} s`));
    timer = setTimeout(tell, milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const fileOf = (...parts: string[]) => `${parts.join('-').replaceAll(/[^\w-]+/g, '-')}.png`;

async function keepPicture(user: User, folder: string, name: string): Promise<string[]> {
  const picture = await within(20_000, user.tab.screenshot()).catch(() => null);
  if (!picture) return [];
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, picture);
  return [file];
}

/** What the pages of a journey noted (`page/troubles.ts`), null if nothing went wrong in them. */
async function troublesOf(user: User): Promise<string | null> {
  const troubles = await user.run('localStorage.getItem("test-troubles")').catch(() => null);
  return typeof troubles === 'string' ? `In the page: ${troubles}` : null;
}

async function runJourney(
  engine: Engine,
  browser: Browser,
  journey: Journey,
  options: Options,
): Promise<Outcome> {
  const { stage, scripts, size, failures, screenshots } = options;
  const started = performance.now();
  const users: User[] = [];
  const seat = (tab: User['tab']) => {
    const user = new User(tab, stage.origin, scripts);
    users.unshift(user);
    return user;
  };
  const attempt = async () => {
    await stage.setLine(true);
    await stage.nextMorning();
    const user = seat(await browser.open(size));
    const scene: Scene = {
      engine: engine.name,
      stage,
      user,
      openBeside: async () => seat(await browser.openBeside(user.tab, size)),
      picture: async (name) => {
        if (screenshots) await keepPicture(user, screenshots, fileOf(name, String(size.width), engine.name));
      },
    };
    await journey.run(scene);
    const troubles = await troublesOf(user);
    if (troubles) throw new Error(troubles);
  };
  const end = (error: string | null, lacks: string | null, kept: string[]): Outcome => ({
    engine: engine.name,
    journey: journey.name,
    milliseconds: performance.now() - started,
    error,
    lacks,
    kept,
  });
  try {
    await within(limitMs, attempt());
    return end(null, null, []);
  } catch (error) {
    if (error instanceof NotSupported) return end(null, error.message, []);
    const kept: string[] = [];
    for (const [at, user] of users.entries())
      kept.push(...(await keepPicture(user, failures, fileOf(engine.name, journey.name, String(at)))));
    const troubles = await Promise.all(
      users.map((user) => within(20_000, troublesOf(user)).catch(() => null)),
    );
    const message = error instanceof Error ? error.message : String(error);
    return end([message, ...troubles.filter((each) => each !== null)].join('. '), null, kept);
  }
}

/** All of them in one engine, one after the other. */
export async function runEngine(
  engine: Engine,
  journeys: Journey[],
  options: Options & {
    /** Gets the way to end the browser, for someone who cannot wait until its journeys are over. */
    onOpen: (close: () => Promise<void>) => void;
    onEnd: (outcome: Outcome) => void;
    onStart: (version: string, milliseconds: number) => void;
  },
): Promise<void> {
  const started = performance.now();
  const browser = await engine.start();
  options.onOpen(browser.close);
  options.onStart(browser.version, performance.now() - started);
  try {
    for (const journey of journeys) options.onEnd(await runJourney(engine, browser, journey, options));
  } finally {
    await browser.close();
  }
}
