import { describe, expect, it } from 'vitest';
import { readDialogue } from '../answer-by-rules';
import { requestFor } from '../ask-built-in.fixture';
import { glossary, glossaryEntries, glossaryEntryFor } from './glossary';

const termOf = (text: string) => glossaryEntryFor(text)?.term ?? null;

describe('The glossary', () => {
  it('has one short answer of its own for each term', () => {
    expect(glossaryEntries.length).toBeGreaterThanOrEqual(90);
    expect(new Set(glossaryEntries.map(({ answer }) => answer)).size).toBe(glossaryEntries.length);
    expect(glossaryEntries.filter(({ answer }) => answer.length > 300).map(({ term }) => term)).toEqual([]);
  });

  it.each(glossaryEntries.map(({ term }) => term))('knows what it is: %s', (term) => {
    expect(termOf(`what is ${term}`)).toBe(term);
    expect(termOf(`What's ${term}?`)).toBe(term);
    expect(termOf(`${term} meaning`)).toBe(term);
  });

  it("answers with the entry's words, and kindly when it has none", () => {
    const answerTo = (text: string) => glossary.answer(readDialogue(requestFor(text))).reply;
    expect(answerTo('what is rir')).toContain('reps in reserve');
    expect(answerTo('what is a gleebtron')).toContain("I don't know that term yet");
  });

  it('explains both terms of a comparison that has no entry of its own', () => {
    const both = glossaryEntryFor('whey vs casein')?.answer;
    expect(both).toContain('fast-digesting');
    expect(both).toContain('slow-digesting');
    expect(termOf('should i take creatine or bcaas')).toBe('creatine vs BCAA');
    expect(termOf('hiit or liss?')).toBe('HIIT vs LISS');
  });
});

describe('A question about a term', () => {
  it.each([
    ['whats a superset', 'superset'],
    ['wat is rir', 'RIR'],
    ['wats rpe 8 mean', 'RPE'],
    ['what does AMRAP mean?', 'AMRAP'],
    ['what does 3-1-1 mean', 'tempo'],
    ['emom??', 'EMOM'],
    ['tabata how long', 'tabata'],
    ['how long is a tabata', 'tabata'],
    ['BMR', 'BMR'],
    ['rir?', 'RIR'],
    ['isometric?', 'isometric'],
    ['hypertropy meaning', 'hypertrophy'],
    ['meaning of excentric', 'eccentric'],
    ['define progressive overload pls', 'progressive overload'],
    ['can you explain what hiit is', 'HIIT'],
    ['explain zone 2 to me please', 'zone 2'],
    ['does creatin work', 'creatine'],
    ['is creatine worth it', 'creatine'],
    ['is spot reduction real', 'spot reduction'],
    ['is keto ok?', 'keto'],
    ['is fasted cardio better for fat loss', 'fasted cardio'],
    ['are cheat meals bad', 'cheat meal'],
    ['should i take bcaas', 'BCAA'],
    ['should i try intermitent fasting', 'intermittent fasting'],
    ['should i bulk or cut', 'bulking or cutting'],
    ['bulking vs cutting', 'bulking or cutting'],
    ['cardio before or after weights', 'cardio before or after weights'],
    ['is it better to do cardio before or after lifting', 'cardio before or after weights'],
    ['should i do weights or cardio first', 'cardio before or after weights'],
    ['difference between reps and sets', 'reps and sets'],
    ['whats the difference between a set and a rep', 'reps and sets'],
    ['difference reps sets', 'reps and sets'],
    ['reps vs sets?', 'reps and sets'],
    ['full body or split?', 'full body vs split'],
    ['diff between mobility and flexability', 'mobility vs flexibility'],
    ['static or dynamic stretching', 'dynamic vs static stretching'],
    ['tell me about deload weeks', 'deload'],
    ['where are my lats', 'lats'],
    ["where's the rotater cuff", 'rotator cuff'],
    ['what is a rep', 'rep'],
    ['what are glutes', 'glutes'],
    ['what does core mean', 'core'],
    ['what is circuit training', 'circuit'],
    ['what is a rest day for', 'rest day'],
    ['how long do doms last', 'DOMS'],
    ['how often should i deload', 'deload'],
    ['how do i calculate my tdee', 'TDEE'],
    ['how do i break a plateu', 'plateau'],
    ['how do i get a pull up', 'first pull-up'],
    ['how to do my first push-up', 'first push-up'],
    ['c25k', 'couch to 5K'],
    ['whats a good resting heart rate', 'resting heart rate'],
    ['is coffee ok before a workout', 'caffeine before training'],
    ['body recomp is it possible', 'body recomposition'],
    ['what is a PR', 'PB/PR'],
    ['hey ana what r macros', 'macros'],
    ['i dont know what plyos are', 'plyometrics'],
    ['can i do hiit every day', 'HIIT'],
    ['what is amrap in todays workout', 'AMRAP'],
    ['wtf is a bro split lol', 'bro split'],
  ])('is understood: %s', (text, term) => {
    expect(termOf(text)).toBe(term);
  });
});

describe('A message that does not ask for an explanation', () => {
  it.each([
    '15 min hiit',
    'hiit',
    'hiit please',
    'give me a circuit',
    'core workout',
    'core',
    'core?',
    'glutes',
    'cardio',
    'cardio 20 min',
    'rep',
    'sets',
    'circuit',
    'warm up',
    'rest day',
    'rest day?',
    'stretching',
    'stretching for hips',
    'no jumping hiit',
    'add a finisher',
    'can you add a superset',
    'kettlebell',
    'kettlebell workout',
    'what are kettlebell exercises',
    'resistance band workout for arms',
    'mobility 10 minutes',
    'tabata today',
    'should i do hiit today',
    'should i do cardio',
    'can we do a tabata',
    'lets do intervals',
    'i did a tabata',
    'i have doms in my legs',
    'had whey for breakfast',
    'i took creatine this morning',
    'i hit a plateau',
    'i did my first pull up!!',
    'new pr today!',
    'whats my pr',
    '3 sets of 10 reps',
    'how many reps and sets should i do',
    'what set is this',
    'what is the core workout today',
    'what is a glute bridge',
    'how do i do a kettlebell swing',
    'explain kettlebell swings',
    'what are compound exercises i can do at home',
    'how to do the splits squat',
    'i feel like a failure',
    'neat!',
    'what is a good core workout',
    'is hiit safe with my heart condition',
    'can i take creatine while pregnant',
    'is creatine ok with kidney disease',
    'is pre workout ok at 16',
    'is hiit ok with large ketones',
    'how do ppl train so much',
    'what are the macros for greek yogurt',
    'fast twitch fibres, what are they',
    'how do i do the splits',
    'rotator cuff pain',
    'i want to bulk',
    'cutting',
    'i met my goal',
    'how do i lose body fat',
    'what should i eat pre workout',
    'hello',
    '',
  ])('gets none: %s', (text) => {
    expect(termOf(text)).toBeNull();
  });
});
