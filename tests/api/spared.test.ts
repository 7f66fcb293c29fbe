import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profileContract } from '../../shared/contracts/profile';
import { sparedContract } from '../../shared/contracts/spared';
import { addDays, localDateOf } from '../../shared/rules/local-date';
import { isRuledOut } from '../../shared/rules/training/pains';
import { exercises } from '../../functions/exercises/library/catalogue';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { readToday, signUpTrainee } from '../support/training';

const timeZone = 'Europe/London';
// A Monday.
const clock = startClock('2026-06-28T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

const healthy = { bodyPains: null, workLifeEffects: null };

beforeAll(async () => {
  cloud = await sharedCloud();
  noah = await signUpTrainee(cloud.origin, healthy);
});

beforeEach(async () => {
  maya = await signUpTrainee(cloud.origin, healthy);
});

const today = () => localDateOf(new Date(clock.now()), timeZone);
const list = async (user = maya) => (await user.call(sparedContract.listSpared)).facts;
const ids = async (user = maya) => (await list(user)).map(({ id }) => id);
const tell = (words: string, user = maya) =>
  user.call(sparedContract.tellSpared, { body: { words, source: 'profile' } });
const settle = (id: string, user = maya) => user.call(sparedContract.settleSpared, { params: { id } });
const hold = (id: string, days: number | null, user = maya) =>
  user.call(sparedContract.holdSpared, { params: { id }, body: { days } });
const note = (bodyPains: string | null) => maya.call(profileContract.updateAnswers, { body: { bodyPains } });
const notFound = { status: 404, code: 'fact_not_found' };

describe('What training waits for', () => {
  it.each([
    ['i have a fever', 'event.fever'],
    ['had my appendix out last week', 'event.operation'],
    ['i have epilepsy', 'event.doctor-first'],
  ])('holds the session of the day until it is over: %j', async (words, id) => {
    const { told } = await tell(words);
    expect(told).toMatchObject([{ id, holdsTraining: true }]);
    expect(await readToday(maya)).toMatchObject({ session: null, goalMinutes: null, isWaiting: true });
    await settle(id);
    expect((await readToday(maya)).session).not.toBeNull();
  });

  it('leaves care for some days after a fever, not for weeks', async () => {
    await tell('i have a fever');
    const { facts } = await settle('event.fever');
    expect(facts).toMatchObject([{ id: 'event.fever', holdsTraining: false, until: addDays(today(), 3) }]);
  });

  it('is over by tomorrow for things that pass in a day', async () => {
    const { told } = await tell('forgot my inhaler at home');
    expect(told).toMatchObject([{ id: 'event.no-inhaler', until: today() }]);
  });
});

describe('What is told', () => {
  it('is understood, kept with its words and its day, and listed', async () => {
    expect(await list()).toEqual([]);
    const { told, facts } = await tell('my left knee hurts');
    expect(told).toEqual([
      {
        id: 'sore.knees',
        kind: 'sore',
        label: 'Left knee',
        words: 'my left knee hurts',
        source: 'profile',
        since: today(),
        until: null,
        holdsTraining: false,
      },
    ]);
    expect(facts).toEqual(told);
    expect(await list()).toEqual(told);
  });

  it.each([
    ['my elbow hurts', 'Elbow'],
    ['My left elbow is killing me', 'Left elbow'],
    ['my feet hurt in new shoes', 'Feet'],
    ['my right thumb is sore', 'Right thumb'],
    ['I hurt both elbows, my hands are fine', 'Elbows'],
    ['tennis elbow again, it hurts', 'Elbow'],
    ['my shins ache', 'Shins'],
    ['my wrists hurt', 'Wrists'],
    ['not my wrist, my elbow hurts', 'Elbow'],
  ])('is called as it was said: %s', async (words, label) => {
    expect((await tell(words)).told).toMatchObject([{ label }]);
  });

  it.each([
    ['lower back', 'sore.lower_back'],
    ['my elbow', 'sore.wrists-elbow'],
    ['left knee', 'sore.knees'],
    ['bad knee', 'sore.knees'],
    ['feet', 'sore.ankles-foot'],
    ['hamstrings', 'sore.hamstrings'],
    ['gluten', 'allergy.gluten'],
    ['Peanuts', 'allergy.nuts'],
    ['vegan', 'diet.vegan'],
    ['high blood pressure', 'condition.high_blood_pressure'],
    ['asthma', 'condition.asthma'],
    ['no jumping', 'limit.no_jumping'],
    ['jumping', 'limit.no_jumping'],
    ['floor', 'limit.no_floor'],
  ])('needs no more than its name, and holds until it is settled: %s', async (words, id) => {
    expect((await tell(words)).told).toMatchObject([{ id, until: null }]);
  });

  it.each(['qwertz', 'my knee is fine', 'thank you', 'no pain', 'I love my new shoes'])(
    'is not found in %j',
    async (words) => {
      expect((await tell(words)).told).toEqual([]);
    },
  );

  it('is called as it was said in the reasons of the day, too', async () => {
    await tell('my elbow hurts');
    const { session } = await readToday(maya);
    expect([session?.title, ...(session?.reasons ?? [])].join(' ')).toMatch(
      /kind to your elbow|easy on your elbow/i,
    );
  });

  it('may be several things at once, the latest first, and each is there once', async () => {
    await tell('I am vegan');
    clock.advance(1000);
    const { told } = await tell("my wrists hurt and I can't kneel");
    expect(told.map(({ id }) => id).toSorted()).toEqual(['limit.no_kneeling', 'sore.wrists']);
    clock.advance(1000);
    await tell('my wrists hurt');
    const listed = await ids();
    expect(listed[0]).toBe('sore.wrists');
    expect(listed.toSorted()).toEqual(['diet.vegan', 'limit.no_kneeling', 'sore.wrists']);
  });

  it('holds for as long as was said', async () => {
    const { told } = await tell('no jumping today, the baby is asleep');
    expect(told).toMatchObject([{ id: 'limit.no_jumping', until: today() }]);
    clock.advance(15 * 3_600_000);
    expect(await list()).toEqual([]);
  });

  it('is kept in its words where no rule knows it', async () => {
    const { told } = await tell('I was diagnosed with lupus');
    expect(told).toMatchObject([{ kind: 'unread', label: 'I was diagnosed with lupus' }]);
    expect(await list()).toEqual(told);
    expect((await maya.call(profileContract.readProfile)).training?.isCareful).toBe(true);
    await settle(told[0]?.id ?? '');
    expect((await maya.call(profileContract.readProfile)).training?.isCareful).toBe(false);
  });

  it.each(['onboarding', 'voice'] as const)(
    'is known from %s too, where a name alone may be what is to be trained',
    async (source) => {
      const told = async (words: string) =>
        (await maya.call(sparedContract.tellSpared, { body: { words, source } })).told.map(({ id }) => id);
      expect(await told('lose weight, but my left knee is bad')).toEqual(['sore.knees']);
      expect(await told('legs and chest')).toEqual([]);
      expect(await list()).toMatchObject([{ label: 'Left knee', source }]);
    },
  );

  it('is quoted only where it was said: in a workout a part is tapped', async () => {
    const body = { words: 'my lower back hurts', source: 'player' as const };
    const { told } = await maya.call(sparedContract.tellSpared, { body });
    expect(told).toMatchObject([{ label: 'Lower back', words: null, source: 'player' }]);
  });

  it('changes nothing where nothing is understood', async () => {
    expect(await tell('what a lovely morning')).toEqual({ facts: [], told: [], settled: [] });
  });

  it('keeps everything that loads the knee out of today, until it has healed', async () => {
    const pains = { areas: ['knees'] as const, muscles: [] };
    const loading = exercises.filter((exercise) => isRuledOut(exercise, pains)).map(({ id }) => id);
    const planned = async () => {
      const { session } = await readToday(maya);
      const moves = session ? [...session.warmUp, ...session.exercises, ...session.coolDown] : [];
      return moves.map(({ exerciseId }) => exerciseId);
    };
    const loaded = async () => (await planned()).filter((id) => loading.includes(id));
    const unsuitable = async () =>
      (await maya.call(profileContract.readProfile)).training?.unsuitableIds ?? [];
    expect(await loaded()).not.toEqual([]);
    await tell('my left knee hurts');
    expect(await planned()).not.toEqual([]);
    expect(await loaded()).toEqual([]);
    expect(await unsuitable()).toEqual(expect.arrayContaining(loading));
    await settle('sore.knees');
    expect(await unsuitable()).not.toContain('squat');
  });
});

describe('A fact', () => {
  it('is settled for good, and a repeat answers the same', async () => {
    await tell('my left knee hurts');
    const settled = await settle('sore.knees');
    expect(settled.facts).toEqual([]);
    clock.advance(60_000);
    expect(await settle('sore.knees')).toEqual(settled);
    expect(await list()).toEqual([]);
  });

  it('counts again when it is told again', async () => {
    await tell('my left knee hurts');
    await settle('sore.knees');
    clock.advance(60_000);
    await tell('my right knee hurts');
    expect(await list()).toMatchObject([{ id: 'sore.knees', label: 'Right knee' }]);
  });

  it('of a part heals on its own: the wrist is fine, the elbow is not', async () => {
    await tell('my left wrist hurts');
    clock.advance(1000);
    await tell('my elbow hurts');
    expect((await list()).map(({ label }) => label)).toEqual(['Elbow', 'Left wrist']);
    const { settled } = await tell('my wrist is fine again');
    expect(settled).toMatchObject([{ label: 'Left wrist' }]);
    expect(await list()).toMatchObject([{ label: 'Elbow' }]);
    expect((await settle('sore.wrists-elbow')).facts).toEqual([]);
  });

  it('of the other side makes it both', async () => {
    await tell('my left knee hurts');
    await tell('my right knee hurts');
    expect(await list()).toMatchObject([{ id: 'sore.knees', label: 'Knees' }]);
  });

  it('is no one else’s', async () => {
    await tell('my left knee hurts');
    expect(await noah.refused('POST', '/spared/sore.knees/settle')).toEqual(notFound);
    expect(await ids(noah)).toEqual([]);
    expect(await ids()).toEqual(['sore.knees']);
  });

  it('that no one told cannot be settled', async () => {
    expect(await maya.refused('POST', '/spared/sore.ankles/settle')).toEqual(notFound);
  });
});

describe('How long a fact holds', () => {
  const days = 24 * 3_600_000;

  it('is said by the person: for today, for some days, or until they say so', async () => {
    await tell('my left knee hurts');
    expect((await hold('sore.knees', 3)).facts).toMatchObject([{ until: addDays(today(), 2) }]);
    expect((await hold('sore.knees', null)).facts).toMatchObject([{ until: null }]);
    expect((await hold('sore.knees', 1)).facts).toMatchObject([{ until: today() }]);
    expect(await hold('sore.knees', 1)).toEqual({ facts: await list() });
    clock.advance(days);
    expect(await list()).toEqual([]);
    expect(await maya.refused('POST', '/spared/sore.knees/hold', { days: 3 })).toEqual(notFound);
  });

  it('is not the person’s to say of a state, a danger or what is no one’s', async () => {
    await tell('I have asthma');
    expect(await maya.refused('POST', '/spared/condition.asthma/hold', { days: 1 })).toEqual(notFound);
    await tell('my knee hurts', noah);
    expect(await maya.refused('POST', '/spared/sore.knees/hold', { days: 1 })).toEqual(notFound);
    expect((await maya.refused('POST', '/spared/sore.knees/hold', { days: 0 })).status).toBe(400);
  });
});

describe('The notes of the profile', () => {
  const ofNote = {
    id: 'sore.knees',
    kind: 'sore',
    label: 'Knees',
    words: 'my knees hurt',
    source: 'profile',
    since: null,
    until: null,
    holdsTraining: false,
  };

  it('tell facts that can be settled, and count again when they change', async () => {
    await note('my knees hurt');
    expect(await list()).toEqual([ofNote]);
    expect((await settle('sore.knees')).facts).toEqual([]);
    clock.advance(60_000);
    expect(await list()).toEqual([]);
    await note('my knees hurt on stairs');
    expect(await list()).toEqual([{ ...ofNote, words: 'my knees hurt on stairs' }]);
  });

  it.each([
    ['my right foot hurts', ['Right foot']],
    ['left elbow, since the summer', ['Left elbow']],
    ['left knee and right wrist', ['Knee', 'Wrist']],
  ])('are called as they were written: %s', async (bodyPains, labels) => {
    await note(bodyPains);
    expect((await list()).map(({ label }) => label)).toEqual(labels);
  });

  it('still count where the same was told in the chat and has healed', async () => {
    await note('my knees hurt');
    await tell('my left knee hurts');
    expect(await list()).toMatchObject([{ id: 'sore.knees', label: 'Left knee' }]);
    expect((await settle('sore.knees')).facts).toEqual([ofNote]);
    expect((await settle('sore.knees')).facts).toEqual([]);
  });

  it.each([
    'lupus',
    'I have gout',
    'Crohn’s disease',
    'MCAS, and I take meds',
    'thyroid problems',
    'endometriosis',
  ])('count where they name an illness that no rule knows: %s', async (medicalConditions) => {
    await maya.call(profileContract.updateAnswers, { body: { medicalConditions } });
    const listed = await list();
    expect(listed).toMatchObject([{ kind: 'unread', label: medicalConditions, words: null, since: null }]);
    expect((await maya.call(profileContract.readProfile)).training?.isCareful).toBe(true);
    expect((await settle(listed[0]?.id ?? '')).facts).toEqual([]);
    expect((await maya.call(profileContract.readProfile)).training?.isCareful).toBe(false);
  });

  it.each([
    'none that I know',
    'no illness',
    'healthy as a horse',
    'asthma',
    'had a cold last month, all gone now',
  ])('name none in %j', async (medicalConditions) => {
    await maya.call(profileContract.updateAnswers, { body: { medicalConditions } });
    expect((await list()).filter(({ kind }) => kind === 'unread')).toEqual([]);
  });

  it('tell diet and chosen conditions too', async () => {
    await maya.call(profileContract.updateAnswers, {
      body: { conditions: ['diabetes'], medicalConditions: 'allergic to nuts' },
    });
    expect((await ids()).toSorted()).toEqual(['allergy.nuts', 'condition.diabetes']);
  });
});

describe('A request that is wrong', () => {
  it.each([
    ['no words', { source: 'profile' }],
    ['blanks', { words: '  ', source: 'profile' }],
    ['501 characters', { words: 'x'.repeat(501), source: 'profile' }],
    ['a number', { words: 7, source: 'profile' }],
    ['no source', { words: 'my knee hurts' }],
    ['a source that is told elsewhere', { words: 'my knee hurts', source: 'chat' }],
  ])('tells nothing: %s', async (_, body) => {
    const refusal = await maya.refused('POST', '/spared', body);
    expect(refusal).toEqual({ status: 400, code: 'invalid_request' });
    expect(await list()).toEqual([]);
  });

  it('is refused when huge, not JSON or under a bad id', async () => {
    const huge = { words: 'my knee hurts', source: 'profile', padding: 'x'.repeat(20_000) };
    expect((await maya.refused('POST', '/spared', huge)).code).toBe('body_too_large');
    expect((await maya.refused('POST', '/spared', '{"words":')).code).toBe('invalid_json');
    expect((await maya.refused('POST', '/spared/knees/settle')).code).toBe('invalid_request');
    expect((await maya.refused('POST', '/spared/sore.%23/settle')).code).toBe('invalid_request');
  });

  it('is refused beyond fifty tellings a day, and heard again the day after', async () => {
    for (let n = 0; n < 50; n += 1) await tell('my wrists hurt');
    const refusal = await maya.refused('POST', '/spared', { words: 'my knee hurts', source: 'profile' });
    expect(refusal).toEqual({ status: 429, code: 'too_many_facts' });
    expect(await ids()).toEqual(['sore.wrists']);
    clock.advance(25 * 3_600_000);
    expect((await tell('my knee hurts')).told).toHaveLength(1);
  });
});

describe('Someone who has not answered the questions yet', () => {
  it('can tell and settle', async () => {
    const fresh = await signUpUser(cloud.origin);
    expect(await list(fresh)).toEqual([]);
    await tell('my left knee hurts', fresh);
    expect(await ids(fresh)).toEqual(['sore.knees']);
    expect((await settle('sore.knees', fresh)).facts).toEqual([]);
  });
});

describe('Without a valid access token', () => {
  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['GET', '/spared'],
      ['POST', '/spared'],
      ['POST', '/spared/sore.knees/settle'],
    ],
  );
});
