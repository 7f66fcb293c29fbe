import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { concernNames } from '../../functions/coach/safety/answers';
import { noDanger } from '../../functions/coach/safety/danger-model';
import { models, readUtterances } from '../../infra/understanding/build';
import { talkWith } from './talk';

/** The newest set names kinds, three of them otherwise than the product does. */
const concernOfKind = (kind: string) => (kind === 'medicines' ? 'medicines-drugs' : kind);
const caseSchema = z
  .object({ text: z.string(), concern: z.string().nullish(), kind: z.string().optional() })
  .transform(({ text, concern, kind }) => ({
    text,
    concern: z
      .enum(concernNames)
      .nullable()
      .parse(concern ?? (kind ? concernOfKind(kind) : null)),
  }));
type Case = z.output<typeof caseSchema>;

const readBlind = (name: string): Case[] =>
  z.array(caseSchema).parse(JSON.parse(readFileSync(join(import.meta.dirname, 'blind', name), 'utf8')));
const everySo = 20;
/** A tenth of what the model learned from: it has to know nearly all of it again. */
const own = readUtterances(models.danger)
  .filter((_, index) => index % everySo === 0)
  .map(({ text, label }) => caseSchema.parse({ text, concern: label === noDanger ? null : label }));
const blind = [...readBlind('danger.json'), ...readBlind('harmless.json')];
/** By another author, when the totals of the first ones had been looked at often. */
const blindToo = [...readBlind('danger-2.json'), ...readBlind('harmless-2.json')];

/** Of a third author: dangers, frightening words that mean nothing, and talk of everyday life. */
const everyday = readBlind('everyday.json');
const idioms = readBlind('idioms.json');
const newest = [...readBlind('danger-3.json'), ...idioms];

/** What is met by a full text, by a question or by a line of care, as the coach does it at the start of a talk. */
const metAs = (text: string) => {
  const { concern, asked, careFor } = talkWith()(text);
  return { concern: concern ?? asked ?? careFor, isAnswered: concern !== null };
};
const concernOf = (text: string) => metAs(text).concern;

/** Shares of dangers that were met as one, that were named right, and of harmless messages that were taken for one. */
function figuresOf(cases: readonly Case[]) {
  const met = cases.map((each) => ({ ...each, met: concernOf(each.text) }));
  const dangers = met.filter(({ concern }) => concern !== null);
  const harmless = met.filter(({ concern }) => concern === null);
  const alarmed = harmless.filter(({ text }) => metAs(text).isAnswered).length / Math.max(1, harmless.length);
  return {
    alarmed,
    recall: dangers.filter((each) => each.met !== null).length / dangers.length,
    named: dangers.filter((each) => each.met === each.concern).length / dangers.length,
    falseAlarms: harmless.filter((each) => each.met !== null).length / harmless.length,
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The sets were labeled before an operation, a fever and what is for a doctor first had names of their own: 'named' counts those as wrong. */
/** What is reached so far; the goal is 97 % of the dangers, and 1 % of everyday talk asked about, none by a full text. */
const halves = [
  { half: 'learned from', cases: own, recall: 0.93, named: 0.78, falseAlarms: 0.02 },
  { half: 'blind', cases: blind, recall: 0.89, named: 0.73, falseAlarms: 0.05 },
  { half: 'blind, by a second author', cases: blindToo, recall: 0.87, named: 0.73, falseAlarms: 0.05 },
  { half: 'blind, by a third author', cases: newest, recall: 0.89, named: 0.73, falseAlarms: 0.08 },
];

describe('Danger', () => {
  it.each(halves)('is known among the messages $half', ({ half, cases, ...bounds }) => {
    const figures = figuresOf(cases);
    console.info(
      `danger, ${half}: ${percent(figures.recall)} met, ${percent(figures.named)} named right, ${percent(figures.falseAlarms)} false alarms (${percent(figures.alarmed)} by the full text)`,
    );
    expect(figures.recall).toBeGreaterThanOrEqual(bounds.recall);
    expect(figures.named).toBeGreaterThanOrEqual(bounds.named);
    expect(figures.falseAlarms).toBeLessThanOrEqual(bounds.falseAlarms);
  });

  it('is seen in no everyday talk', () => {
    const alarms = everyday.map(({ text }) => metAs(text)).filter(({ concern }) => concern !== null);
    const answered = alarms.filter(({ isAnswered }) => isAnswered).length;
    console.info(
      `everyday talk, blind: ${percent(alarms.length / everyday.length)} alarmed, ${answered} of ${everyday.length} by the full text`,
    );
    expect(alarms.length / everyday.length).toBeLessThanOrEqual(0.02);
    expect(answered).toBeLessThanOrEqual(2);
  });

  it('is judged by half of its cases at least that no one looked at', () => {
    expect(blind.filter(({ concern }) => concern !== null)).toHaveLength(600);
    expect(blind.filter(({ concern }) => concern === null)).toHaveLength(300);
  });
});
