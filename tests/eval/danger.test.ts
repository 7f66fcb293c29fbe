import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { concernNames } from '../../functions/coach/safety/answers';
import { noDanger } from '../../functions/coach/safety/danger-model';
import { models, readUtterances } from '../../infra/understanding/build';
import { conversationWith } from './conversation';

/** The newest set names its own kinds, three of them different from the product's. */
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
const everySo = 60;
/** Some of the model's training messages, nearly all of which it has to know. */
const own = readUtterances(models.danger)
  .filter((_, index) => index % everySo === 0)
  .map(({ text, label }) => caseSchema.parse({ text, concern: label === noDanger ? null : label }));
const blind = [...readBlind('danger.json'), ...readBlind('harmless.json')];
/** By another author, written after the totals of the first sets had been seen often. */
const blindToo = [...readBlind('danger-2.json'), ...readBlind('harmless-2.json')];

/** By a third author: dangers, frightening words that mean nothing, and everyday talk. */
const everyday = readBlind('everyday.json');
const idioms = readBlind('idioms.json');
const newest = [...readBlind('danger-3.json'), ...idioms];

/** Whether the coach responds with a full text, a question, or a line of care, at the start of a chat. */
const metAs = (text: string) => {
  const { concern, asked, careFor } = conversationWith()(text);
  return { concern: concern ?? asked ?? careFor, isAnswered: concern !== null };
};

/** Shares of dangers handled as one, of dangers named correctly, and of harmless messages taken for one. */
function figuresOf(cases: readonly Case[]) {
  const all = cases.map(({ text, concern }) => ({ concern, met: metAs(text) }));
  const dangers = all.filter(({ concern }) => concern !== null);
  const harmless = all.filter(({ concern }) => concern === null);
  const alarmed = harmless.filter(({ met }) => met.isAnswered).length / Math.max(1, harmless.length);
  return {
    alarmed,
    recall: dangers.filter((each) => each.met.concern !== null).length / dangers.length,
    named: dangers.filter((each) => each.met.concern === each.concern).length / dangers.length,
    falseAlarms: harmless.filter((each) => each.met.concern !== null).length / harmless.length,
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/**
 * The sets were labeled before surgery, fever, and doctor-first topics had names of their own: 'named' counts those as
 * wrong.
 */
/**
 * The scores reached so far. The goal: 97% of the dangers, and questions for only 1% of everyday talk, none with a
 * full text.
 */
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
