import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { coachFacts } from '../reply/coach-facts.fixture';
import type { CoachFacts } from '../coach-facts';
import { coachMessages } from './coach-prompt';
import { modelContextOf, type ModelContext, type ModelFacts, type ModelProfile } from './model-facts';

const noteFields = ['medicalConditions', 'bodyPains', 'workLifeEffects', 'fitnessBarriers'] as const;
const told = (context: ModelContext) => JSON.stringify(coachMessages(context, 'Hello'));
/** A distinctive note that no other fact contains by chance. */
const note = fc.stringMatching(/^[a-z ]{0,30}$/).map((text) => `SECRET ${text}`);
const notes = fc.record({
  medicalConditions: fc.option(note),
  bodyPains: fc.option(note),
  workLifeEffects: fc.option(note),
  fitnessBarriers: fc.option(note),
});

describe('What a model is told about a person', () => {
  it('has no field for the answers or for what was read in the notes', () => {
    expectTypeOf<ModelFacts>().not.toHaveProperty('answers');
    expectTypeOf<ModelFacts>().not.toHaveProperty('notes');
    expectTypeOf<CoachFacts>().not.toExtend<ModelFacts>();
    for (const field of noteFields) expectTypeOf<ModelProfile>().not.toHaveProperty(field);
  });

  it('includes nothing from the notes without consent, whatever they say', () => {
    fc.assert(
      fc.property(notes, (answers) => {
        const context = modelContextOf(coachFacts({ answers }), [], false);
        expect(told(context)).not.toContain('SECRET');
        for (const field of [...noteFields, 'notes']) expect(told(context)).not.toContain(`${field}\\"`);
      }),
    );
  });

  it('includes every note with consent', () => {
    fc.assert(
      fc.property(notes, (answers) => {
        const { facts } = modelContextOf(coachFacts({ answers }), [], true);
        expect(facts.profile?.notes).toEqual(answers);
      }),
    );
  });

  it('includes age, measurements, and goals, but not the age range', () => {
    const { facts } = modelContextOf(coachFacts(), [], false);
    expect(facts.profile).toEqual({
      gender: 'female',
      goalType: 'tone_up',
      bodyType: 'mid_size',
      targetZones: ['belly', 'legs'],
      age: 34,
      heightCm: 168,
      weightKg: 71.5,
      targetWeightKg: 66,
    });
  });

  it("includes the day's numbers, and the names of meals only with consent", () => {
    const { nutrition } = modelContextOf(coachFacts(), [], false).facts;
    expect(nutrition?.eaten.protein).toBe(47);
    expect(told(modelContextOf(coachFacts(), [], false))).not.toContain('Porridge');
    expect(told(modelContextOf(coachFacts(), [], true))).toContain('Porridge');
  });

  it('includes no profile before onboarding', () => {
    expect(modelContextOf(coachFacts({ answers: null }), [], true).facts.profile).toBeNull();
  });

  it('includes no answer that no one decided to send', () => {
    const facts = coachFacts();
    const answers = { ...facts.answers, allergies: 'SECRET' } as CoachFacts['answers'];
    expect(told(modelContextOf({ ...facts, answers }, [], true))).not.toContain('SECRET');
  });
});

describe('The conversation that a model is told', () => {
  const history = [
    { role: 'user', content: 'What hurts me?', source: null, knowsNotes: false },
    { role: 'assistant', content: 'Your knees.', source: 'rules', knowsNotes: true },
    { role: 'user', content: 'And now?', source: null, knowsNotes: false },
    { role: 'assistant', content: 'Mind that knee.', source: 'model', knowsNotes: true },
    { role: 'assistant', content: 'Try planks.', source: 'model', knowsNotes: false },
  ] as const;

  it('hides every reply written with the notes once consent is withdrawn, including a model’s', () => {
    const { history: shown } = modelContextOf(coachFacts(), history, false);
    expect(shown.map(({ content }) => content)).toEqual([
      'What hurts me?',
      '…',
      'And now?',
      '…',
      'Try planks.',
    ]);
  });

  it('is whole with consent', () => {
    const { history: shown } = modelContextOf(coachFacts(), history, true);
    expect(shown.map(({ content }) => content)).toEqual(history.map(({ content }) => content));
  });
});
