import { describe, expect, it } from 'vitest';
import type { FactsChanges } from '../reply/coach-facts.fixture';
import { requestFor } from '../reply/ask-built-in.fixture';
import { localDateSchema } from '../../../shared/rules/local-date';
import type { HealthFact } from '../../spared/public';
import { coachFacts } from '../reply/coach-facts.fixture';
import type { PastMessage } from '../coach-facts';
import { takeTurn } from '../turn/take-turn';
import { answerToQuestion } from './answer-to-question';
import { answerTexts, concernNames, type ConcernName } from './answers';
import type { Concern } from './concern';
import { disorderedEating } from './disordered-eating';
import { heartAndBreath } from './heart-and-breath';
import { localHelpIn } from './local-help';
import { medication } from './medication';
import { pregnancy } from './pregnancy';
import { askAbout, screenMessage } from './screen-message';
import { selfHarm } from './self-harm';
import { weightLossUnderAge } from './under-age';

const screened = (message: string, changes: FactsChanges = {}, history: PastMessage[] = []) =>
  screenMessage(requestFor(message, changes, history));
const concernOf = (...asked: Parameters<typeof screened>) => screened(...asked)?.concern ?? null;
const here = localHelpIn('Europe/Vienna');

const cases: readonly (readonly [Concern, readonly string[]])[] = [
  [
    selfHarm,
    [
      'i want to die',
      'thinking about suicide',
      'sucide is on my mind',
      'I want to kill my self',
      'killing myself seems easier than another diet',
      "I don't want to be here anymore",
      "i'd be better off dead",
      'i keep hurting myself',
      'i want to hurt myself',
      'urge to self-harm',
      'whats the point of living',
      'i just want to end it all',
      'i cant go on living like this',
      'no one would miss me',
      'life is not worth it',
    ],
  ],
  [
    heartAndBreath,
    [
      'my chest hurts',
      'chest pain during jumping jacks',
      'pain in my chest when I run',
      'chets pain',
      'tightness in the chest',
      'my heart hurts after cardio',
      'i fainted yesterday',
      'nearly passed out after burpees',
      'i get dizzy doing squats',
      "I can't breathe",
      'shortness of breath all day',
      'trouble breathing',
      'i have palpitations',
      'my chest workout gave me chest pain',
      'pressure on my chest and sweating',
      'chest discomfort while running',
      'everything went black during burpees',
      'my heart is pounding and wont slow down',
    ],
  ],
  [
    disorderedEating,
    [
      'i make myself sick after meals',
      'how do i stop eating',
      'im starving myself to get lean',
      'i have bulimia',
      'anorexia recovery workout',
      'not eaten for two days',
      'i only eat 500 calories a day',
      'I binge eat every night',
      'scared of eating carbs',
      'i puke after meals to stay thin',
      'i dont eat all day then binge',
      'havent eaten since tuesday',
    ],
  ],
  [
    pregnancy,
    [
      "I'm pregnant",
      'im pregnent, can i plank',
      'second trimester abs',
      'we are expecting a baby, can i still train',
      'workout 6 weeks postpartum',
      'im 7 months along with my baby',
      'I just had a baby',
      "I'm expecting",
    ],
  ],
  [
    medication,
    [
      'can i train on beta blockers',
      'what dose of creatine',
      'should I take aspirin before running',
      'is ozempic ok with hiit',
      'how much caffeine should i take before a workout',
      'my medication makes me tired',
      'best steroids for biceps',
      'should i use anavar',
      'what dose is safe',
    ],
  ],
  [
    weightLossUnderAge,
    [
      "I'm 16 and want to lose weight",
      'im fourteen how can i get skinny',
      '17 year old, need to drop 5 kg',
      'i am 13 yo, best diet?',
      "i'm in 8th grade and want to lose weight",
    ],
  ],
];

describe('A message that is not for a coach', () => {
  it.each(
    cases.flatMap(([concern, messages]) => messages.map((message) => [concern.names, message] as const)),
  )('%s: %j gets the fixed answer without training', (names, message) => {
    const answer = screened(message);
    const concern = answer?.concern as ConcernName;
    expect(names).toContain(concern);
    expect(answer?.reply).toEqual({ reply: answerTexts[concern](here), exerciseIds: [], workout: null });
  });

  it("uses the profile's age", () => {
    expect(concernOf('help me lose weight', { answers: { age: 16 } })).toBe('under-18');
    expect(concernOf('help me lose weight')).toBeNull();
  });

  it('remembers a pregnancy in the notes', () => {
    const notes = { answers: { medicalConditions: 'Pregnant, due in June' } };
    expect(pregnancy.names).toContain(concernOf('20 minute workout', notes));
    expect(concernOf('how many points do i have', notes)).toBeNull();
    expect(concernOf('20 minute workout')).toBeNull();
  });

  it('knows what shaking can mean for someone with diabetes', () => {
    const notes = { answers: { medicalConditions: 'Type 1 diabetes' } };
    expect(concernOf('feeling shaky and sweaty, quick workout?', notes)).toBe('low-sugar');
    expect(concernOf('20 minute workout', notes)).toBeNull();
  });

  it('is understood in two parts', () => {
    const history: PastMessage[] = [
      { role: 'user', content: 'my left arm' },
      { role: 'assistant', content: 'What about your left arm?' },
    ];
    expect(concernOf('is numb and my face is hanging', {}, history)).not.toBeNull();
  });

  it.each(concernNames)('is answered calmly and briefly, with someone to turn to: %s', (name) => {
    for (const zone of ['Europe/London', 'Antarctica/Troll']) {
      const text = answerTexts[name](localHelpIn(zone));
      expect(text.length).toBeLessThan(1_100);
      expect(text).toMatch(/doctor|emergency|midwife|adult/);
      expect(text).not.toMatch(/!|points|streak/);
    }
  });

  it('names the local emergency number and crisis line, and none where they are unknown', () => {
    expect(answerTexts['self-harm'](localHelpIn('Europe/London'))).toMatch(/call 999.+116 123/s);
    expect(answerTexts.heart(localHelpIn('America/Chicago'))).toContain('call 911');
    expect(answerTexts.heart(localHelpIn('Australia/Perth'))).toContain('call 000');
    for (const name of concernNames)
      expect(answerTexts[name](localHelpIn('Antarctica/Troll'))).not.toMatch(/\d{3}(?! °F)/);
  });
});

describe('After a danger', () => {
  const now = '2026-05-13T09:00:00.000Z';
  const factOfDanger = (concern: ConcernName): HealthFact => ({
    factId: `event.${concern}`,
    kind: 'event',
    what: concern,
    side: null,
    since: localDateSchema.parse('2026-05-13'),
    until: null,
    source: 'chat',
    words: 'what was told',
    state: 'told',
    changedAt: now,
  });
  const after = (message: string, ...concerns: ConcernName[]) =>
    takeTurn({
      factsWith: (ledger) => coachFacts({ ledger: [...ledger] }),
      ledger: concerns.map(factOfDanger),
      message,
      conversation: 'coach',
      history: [],
      told: { now, newId: () => 'id' },
    });

  it.each<[ConcernName, RegExp]>([
    ['heart', /doctor looked at it/],
    ['self-harm', /How are you right now/],
    ['fasting', /eaten and drunk/],
    ['medicines-drugs', /doctor looked at it/],
  ])('training is refused until it is settled, whenever it was reported: %s', (concern, question) => {
    const reply = after('ok give me a workout', concern).safety?.reply;
    expect(reply).toMatchObject({ exerciseIds: [], workout: null });
    expect(reply?.reply).toMatch(question);
  });

  it.each<[ConcernName, string]>([
    ['heart', 'a doctor said it is fine'],
    ['self-harm', 'I am safe'],
    ['fasting', 'I have eaten'],
  ])('news that it is settled is met with relief, and only care remains: %s', (concern, message) => {
    const { safety, changed } = after(message, concern);
    expect(safety?.reply.reply).toMatch(/glad/);
    expect(changed).toMatchObject([{ factId: `event.${concern}`, state: 'cleared', until: '2026-05-27' }]);
  });

  it('each is settled by its own words: having eaten is not having seen a doctor', () => {
    const { safety, changed, request } = after('I have eaten', 'fasting', 'heart');
    expect(changed).toMatchObject([{ factId: 'event.fasting', state: 'cleared' }]);
    expect(request.facts.spared.open).toMatchObject([{ factId: 'event.heart' }]);
    expect(safety?.reply.reply).toMatch(/your chest or heart/);
  });

  it('feeling better does not replace a doctor', () => {
    const { safety, changed } = after('it is gone, i feel fine', 'heart');
    expect(safety?.reply.reply).toMatch(/Has a doctor looked at it/);
    expect(changed).toEqual([]);
  });

  it.each([
    'how many points do i have',
    'what should i eat after training, i am vegan',
    'was my workout of yesterday counted',
  ])('a message that does not ask for training is answered: %j', (message) => {
    expect(after(message, 'injury').safety).toBeNull();
  });

  it.each([
    '20 minute workout',
    'can i train now?',
    'quick abs',
    'lets go',
    'what should i do today',
    'show me my plan',
  ])('a request to train is held back: %j', (message) =>
    expect(after(message, 'injury').safety).not.toBeNull(),
  );
});

describe('A message that may be a danger', () => {
  it('is asked about once, calmly, with answers to tap', () => {
    const asked = concernNames.map((concern) => askAbout(concern));
    expect(asked.every(({ reply, choices }) => reply.endsWith('?') && choices?.length === 2)).toBe(true);
  });

  it.each([
    ["No, I'm fine", 'no'],
    ['nope, just an idiom', 'no'],
    ['Yes', 'yes'],
    ['a bit', 'yes'],
    ['20 minutes legs', null],
  ])('%j answers %j', (message, answer) => {
    expect(answerToQuestion(message)).toBe(answer);
  });
});

describe('A message that only sounds alarming', () => {
  it.each([
    'this workout is killing me',
    'dying to start!',
    'i would kill for a rest day',
    'kill it today',
    'lets kill this',
    'chest exercises',
    'chest press pain free?',
    'chest day but my shoulder hurts',
    'my knee hurts on chest day',
    'stretch for a tight chest after desk work',
    'what is good for a bigger chest',
    'heart rate zones?',
    'get my heart pumping',
    'how should i breathe in a plank',
    'im out of breath after jumping jacks, normal?',
    'i hurt myself doing squats',
    "i don't want to hurt myself with deadlifts",
    'how do i not hurt myself',
    'cut me some slack',
    'i need to cut myself some slack',
    'suicide sprints, good or bad?',
    'im starving, what should i eat',
    'i should stop eating so much sugar',
    'binge watched a show and need to move',
    'burn 400 calories today',
    'i ate 400 calories less today',
    'how many calories did i burn',
    '800 kcal left today',
    "i'm expecting results soon",
    "i'm not pregnant",
    'my wife is pregnant so i have 15 mins',
    'im 15 workouts in',
    'im 15 minutes late, quick workout',
    'give me 15 min to lose belly fat',
    'i take the stairs',
    'how much protein do i need',
    'i have no medication',
    'dead bug',
    'deadlift form',
    'legs are dead',
    'my abs are on fire',
    'no pain no gain',
    "i haven't eaten yet, train first?",
    "it's not working",
    'i give up on planks',
    'superman vs cobra',
    'knee pain',
    'quick heart pumping cardio',
    'my arms feel heavy after push ups',
    'pass out the mats',
    'i need advice',
    'form advice please',
    'start myself a new habit',
    'put it on the table',
    'daily dose of cardio',
    'steroid free gains',
    'fat burner workout',
    'i look pregnant after eating',
    'i watch it on my tablet',
    'i could die for a coffee',
    'leg day killed me',
    'i want to destroy my legs',
    'chest is sore from push ups',
    'good for my heart',
    'burn 500 calories a day',
    'intermittent fasting ok?',
    "i'm 18 and want to lose weight",
    'sick of planks',
    'my hand feels numb',
    'the present plan is possible',
  ])('%j goes to the coach', (message) => {
    expect(screened(message)).toBeNull();
  });
});
