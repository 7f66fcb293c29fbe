import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { profileContract } from '../../shared/contracts/profile';
import { answers } from '../support/answers';
import { signUpUser, type TestUser } from '../support/sign-in';
import { spawnCloud } from '../support/spawned-cloud';
import { storedSession } from '../support/stored-session';
import type { PageScripts } from './page-scripts';
import type { User } from './user';

const dayMs = 24 * 60 * 60_000;
const begins = '2026-04-08T09:30:00Z';

/** The product with a clock of its own, as the journeys see it. */
export interface Stage {
  origin: string;
  /** The next morning, on which a journey begins; in epoch milliseconds. */
  nextMorning(): Promise<number>;
  /** Time passes for the server and for everyone in front of a tab. */
  pass(milliseconds: number, ...users: User[]): Promise<void>;
  /** Someone who has answered the questionnaire, without a browser. */
  createMember(name: string): Promise<TestUser>;
  /** Someone who has yet to answer the questionnaire, signed in without the form. */
  becomeNewcomer(user: User, name: string): Promise<TestUser>;
  /** Signs someone who has answered the questionnaire in, without the forms. */
  becomeMember(user: User, name: string): Promise<TestUser>;
  /** Gives the page the server's time. */
  setClock(user: User): Promise<void>;
  /** Without a line nothing reaches the server. */
  setLine(isThere: boolean): Promise<void>;
  idle(): Promise<void>;
  /** For addresses of which there must be only one. */
  newNumber(): number;
  close(): Promise<void>;
}

/** The built client, whose pages go by the clock of the test. */
async function prepareSite(clock: string): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'vita-site-'));
  await cp(resolve(process.env['SITE'] ?? 'web/dist'), site, { recursive: true });
  const page = join(site, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(
    page,
    html.replace('<head>', () => `<head><script>${clock}</script>`),
  );
  return site;
}

/** An address of the same origin on which nothing runs. */
const quiet = '/favicon.svg';

export async function openStage(scripts: PageScripts): Promise<Stage> {
  const site = await prepareSite(scripts.start);
  const cloud = await spawnCloud({ from: begins, site, environment: { AI_MODE: 'rules' } });
  const keep = (user: User, entries: [string, string][]) =>
    user.run(`${JSON.stringify(entries)}.forEach(([key, value]) => localStorage.setItem(key, value))`);
  async function setClock(user: User): Promise<void> {
    await user.open(quiet);
    await keep(user, [['test-clock-ahead', String((await cloud.advance(0)) - Date.now())]]);
  }
  async function signUp(name: string): Promise<TestUser> {
    const now = await cloud.advance(0);
    return signUpUser(cloud.origin, { name, timeZone: 'Europe/London', now: () => now });
  }
  async function createMember(name: string): Promise<TestUser> {
    const member = await signUp(name);
    await member.call(profileContract.completeOnboarding, { body: answers });
    return member;
  }
  async function seat(user: User, { email, tokens }: TestUser): Promise<void> {
    await setClock(user);
    await keep(user, await storedSession(cloud.origin, email, tokens));
  }
  let numbers = 0;
  return {
    origin: cloud.origin,
    newNumber: () => (numbers += 1),
    async nextMorning() {
      const passed = ((await cloud.advance(0)) - Date.parse(begins)) % dayMs;
      return cloud.advance(dayMs - passed);
    },
    async pass(milliseconds, ...users) {
      await cloud.advance(milliseconds);
      await Promise.all(users.map((user) => user.run(`leap(${milliseconds})`)));
    },
    createMember,
    setClock,
    async becomeNewcomer(user, name) {
      const newcomer = await signUp(name);
      await seat(user, newcomer);
      return newcomer;
    },
    async becomeMember(user, name) {
      const member = await createMember(name);
      await seat(user, member);
      return member;
    },
    setLine: (isThere) => cloud.setLine(isThere),
    idle: () => cloud.idle(),
    async close() {
      await cloud.stop();
      await rm(site, { recursive: true, force: true });
    },
  };
}
