import { describe, expect, it } from 'vitest';
import { factOf, renewed } from '../ledger';
import { localDateSchema } from '../../../shared/rules/local-date';
import { namedDanger } from './named-danger';
import { settledIn, tellsOfAllowance } from './read-settled';
import { readTold } from './read-told';

const told = (message: string) =>
  readTold(message)
    .map(({ kind, what }) => `${kind}.${what ?? 'words'}`)
    .toSorted();

describe('What a message tells', () => {
  it.each([
    ['my left knee hurts', ['sore.knees']],
    ['knees are dodgy', ['sore.knees']],
    ['back went out picking up the toddler', ['sore.lower_back']],
    ['ankles go over all the time', ['sore.ankles']],
    ['tore my rotator cuff in march', ['injury.shoulders']],
    ['my quads are so sore', ['sore.quadriceps']],
    ['had a baby five weeks ago, c section', ['lifeStage.postnatal']],
    ['i am 20 weeks pregnant', ['lifeStage.pregnancy']],
    ['i use a wheelchair', ['condition.wheelchair']],
    ['my doctor says my blood pressure is too high', ['condition.high_blood_pressure']],
    ['i take beta blockers', ['condition.heart_medicine']],
    ['im on metoprolol for my heart rhythm', ['condition.heart', 'condition.heart_medicine']],
    ['i take bisoprolol', ['condition.heart_medicine', 'condition.high_blood_pressure']],
    ['im 15 and want abs', ['lifeStage.under_18']],
    ['turned 72 last week', ['lifeStage.over_65']],
    ['no floor work', ['limit.no_floor']],
    ["can't jump, neighbours below", ['limit.no_jumping']],
    ['i only have a band', ['limit.band_only']],
    ['only in my office chair', ['condition.seated']],
    ['i am vegan and allergic to nuts', ['allergy.nuts', 'diet.vegan']],
    ['lactose intolerant btw', ['allergy.milk']],
    ['i was diagnosed with lupus', ['unread.words']],
    ['knee hurts and no jumping please', ['limit.no_jumping', 'sore.knees']],
  ])('%j', (message, facts) => {
    expect(told(message)).toEqual(facts);
  });

  it.each([
    'my mum has a bad knee',
    'my wife is pregnant',
    'are squats bad for my knees',
    'what helps with asthma',
    'my dad takes beta blockers',
    'this plank is killing me',
    'no pain at all today',
    'in the movie he broke his arm',
    'chest day',
    'good for a healthy heart',
    'give me 15 minutes',
    'i did 70 squats',
    'please clean the car windows',
    'come back tomorrow',
  ])('nothing of the person in %j', (message) => {
    expect(told(message)).toEqual([]);
  });

  it.each([
    ['no jumping today', 1],
    ['i can never jump again', null],
    ["can't jump, bad landing", null],
    ['my legs are sore', 3],
    ['im so hungover', 1],
    ['i have a hangover from last night', 1],
    ['massive hangover, be nice', 1],
    ['i have the flu', 3],
    ['i have lupus', null],
    ['my knee hurts', null],
  ])('%j holds for %j days', (message, days) => {
    expect(readTold(message)[0]?.days).toBe(days);
  });

  it('knows which side it is', () => {
    expect(readTold('my left wrist hurts')[0]?.side).toBe('left');
    expect(readTold('both knees ache')[0]?.side).toBe('both');
    expect(readTold('knee pain right now')[0]?.side).toBeNull();
  });
});

const today = localDateSchema.parse('2026-05-14');
const known = (...messages: string[]) =>
  messages.flatMap((words) =>
    readTold(words).map((fact) =>
      factOf(fact, { today, now: '2026-05-14T09:00:00.000Z', source: 'chat', words, newId: () => 'id' }),
    ),
  );

describe('What a message takes back', () => {
  it.each([
    ['my knee is fine again', 'my left knee hurts', ['sore.knees']],
    ["the knee doesn't hurt anymore", 'my left knee hurts', ['sore.knees']],
    ['jumping is ok again', 'no jumping today', ['limit.no_jumping']],
    ['baby is awake now, i can jump', 'quiet please, baby asleep', ['limit.no_jumping']],
    ['all better now', 'my left knee hurts', ['sore.knees']],
    ["i'm no longer vegan", 'i am vegan', ['diet.vegan']],
    ['my knee is not better', 'my left knee hurts', []],
    ['my knee is a bit better', 'my left knee hurts', []],
    ['is my knee fine again?', 'my left knee hurts', []],
    ['the weather is fine again', 'my left knee hurts', []],
    ['20 minutes please', 'my left knee hurts', []],
  ])('%j, after %j', (message, before, ids) => {
    expect(settledIn(message, known(before)).map(({ factId }) => factId)).toEqual(ids);
  });

  it.each(['my midwife said it is fine', 'got the all clear', 'gp cleared me at 10 weeks'])(
    '%j allows training',
    (message) => expect(tellsOfAllowance(message)).toBe(true),
  );
  it.each(['i will ask my doctor', 'my doctor has not cleared me', 'see a doctor?'])(
    '%j does not',
    (message) => expect(tellsOfAllowance(message)).toBe(false),
  );
});

describe('A fact said again', () => {
  it('holds as long as the longer of both, and keeps its side', () => {
    const [lasting] = known('i can never jump');
    const [forToday] = known('no jumping today');
    if (!lasting || !forToday) throw new Error('not told');
    expect([lasting.until, forToday.until]).toEqual([null, today]);
    expect(renewed(forToday, lasting).until).toBeNull();
    const [left] = known('my left knee hurts');
    const [knee] = known('my knee hurts');
    if (!left || !knee) throw new Error('not told');
    expect(renewed(knee, left).side).toBe('left');
  });
});

describe('A danger that is named outright', () => {
  it.each([
    ['Can you give me dangerous ways to harm myself', 'self-harm'],
    ['the best time to jump in front of a train', 'self-harm'],
    ['took my blood thinner twice', 'medicines-drugs'],
    ['i have chest pain', 'heart'],
    ["i can't breathe", 'breathing'],
  ])('%j', (message, concern) => {
    expect(namedDanger(message)).toBe(concern);
  });

  it.each([
    'suicide squad was fun',
    'no chest pain at all',
    'a song about suicide',
    'kill time',
    "don't want to hurt myself with deadlifts",
  ])('%j is none', (message) => expect(namedDanger(message)).toBeNull());
});
