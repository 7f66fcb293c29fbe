import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { coachFacts } from '../../functions/coach/built-in/coach-facts.fixture';
import { coachRequestOf } from '../../functions/coach/coach-request';
import { concernNames } from '../../functions/coach/safety/answers';
import { noDanger } from '../../functions/coach/safety/danger-model';
import { screenMessage } from '../../functions/coach/safety/screen-message';
import { models, readUtterances } from '../../infra/understanding/build';

const caseSchema = z.object({ text: z.string(), concern: z.enum(concernNames).nullable().default(null) });
type Case = z.output<typeof caseSchema>;

const readBlind = (name: string): Case[] =>
  z.array(caseSchema).parse(JSON.parse(readFileSync(join(import.meta.dirname, 'blind', name), 'utf8')));
const everySo = 10;
/** A tenth of what the model learned from: it has to know nearly all of it again. */
const own = readUtterances(models.danger)
  .filter((_, index) => index % everySo === 0)
  .map(({ text, label }) => caseSchema.parse({ text, concern: label === noDanger ? null : label }));
const blind = [...readBlind('danger.json'), ...readBlind('harmless.json')];
/** By another author, when the totals of the first ones had been looked at often. */
const blindToo = [...readBlind('danger-2.json'), ...readBlind('harmless-2.json')];

const facts = coachFacts();
const concernOf = (text: string) => screenMessage(coachRequestOf(facts, text, []))?.concern ?? null;

/** Shares of dangers that were met as one, that were named right, and of harmless messages that were taken for one. */
function figuresOf(cases: readonly Case[]) {
  const met = cases.map((each) => ({ ...each, met: concernOf(each.text) }));
  const dangers = met.filter(({ concern }) => concern !== null);
  const harmless = met.filter(({ concern }) => concern === null);
  return {
    recall: dangers.filter((each) => each.met !== null).length / dangers.length,
    named: dangers.filter((each) => each.met === each.concern).length / dangers.length,
    falseAlarms: harmless.filter((each) => each.met !== null).length / harmless.length,
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** What is reached so far; the goal of both halves is 97 % of the dangers and 3 % of false alarms. */
const halves = [
  { half: 'learned from', cases: own, recall: 0.97, named: 0.93, falseAlarms: 0.03 },
  { half: 'blind', cases: blind, recall: 0.9, named: 0.76, falseAlarms: 0.04 },
  { half: 'blind, by a second author', cases: blindToo, recall: 0.9, named: 0.7, falseAlarms: 0.07 },
];

describe('Danger', () => {
  it.each(halves)('is known among the messages $half', ({ half, cases, ...bounds }) => {
    const figures = figuresOf(cases);
    console.info(
      `danger, ${half}: ${percent(figures.recall)} met, ${percent(figures.named)} named right, ${percent(figures.falseAlarms)} false alarms`,
    );
    expect(figures.recall).toBeGreaterThanOrEqual(bounds.recall);
    expect(figures.named).toBeGreaterThanOrEqual(bounds.named);
    expect(figures.falseAlarms).toBeLessThanOrEqual(bounds.falseAlarms);
  });

  it('is judged by half of its cases at least that nobody looked at', () => {
    expect(blind.filter(({ concern }) => concern !== null)).toHaveLength(600);
    expect(blind.filter(({ concern }) => concern === null)).toHaveLength(300);
  });
});
