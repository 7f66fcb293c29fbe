import { describe, expect, it } from 'vitest';
import { conversationWith } from './conversation';

const healthy = {
  answers: { bodyPains: null, medicalConditions: null, workLifeEffects: null, fitnessBarriers: null },
};
/** The last reply of a chat with someone about whom nothing is known yet. */
function lastOf(...talk: string[]) {
  const say = conversationWith(healthy);
  const [last] = talk.map((said) => say(said)).slice(-1);
  if (!last) throw new Error('Nothing was said.');
  const { reply, concern, asked } = last;
  return { ...reply, concern, asked, isPlan: reply.workout !== null || reply.exerciseIds.length > 0 };
}

describe('An illness that stands in a question', () => {
  it.each([
    'is hiit safe with high blood presure',
    'my blood pressure is high, is hiit ok?',
    'can i lift heavy with a heart condition',
    'is sprinting ok with osteoporosis',
  ])('is answered for someone who has it: %j', (question) => {
    const { reply, isPlan } = lastOf(question);
    expect(reply).toMatch(/Not until your doctor says yes/);
    expect(isPlan).toBe(false);
  });

  it('counts for the plan that is asked for next', () => {
    const { workout, reply } = lastOf(
      'is hiit safe with high blood presure',
      'give me something then, ten min',
    );
    expect(reply).toMatch(/blood pressure/);
    expect(workout?.exerciseIds).not.toContain('plank');
  });

  it('holds for the day, or as long as they say', () => {
    expect(lastOf('can i do burpees with asthma').choices?.map(({ label }) => label)).toEqual([
      'For today',
      'Until I tell you',
    ]);
  });

  it.each(['what helps with asthma', 'does creatine cause kidney problems', 'are squats bad for my knees'])(
    'is not taken for theirs where training with it is not asked: %j',
    (question) => {
      expect(conversationWith(healthy)(question).changed).toEqual([]);
    },
  );
});

describe('Something hard', () => {
  it.each(['something hard', '20 min hiit please', 'heavy leg day'])(
    'is calm with a heart or a blood pressure that no doctor has allowed: %j',
    (request) => {
      const { reply } = lastOf('my doctor says my blood pressure is too high', request);
      expect(reply).toMatch(/Nothing hard until your doctor says yes/);
    },
  );
});

describe('A sign of the body in a question', () => {
  it.each([
    'is it safe to do cardio with a racing heart',
    'should i work out with dizziness',
    'is it ok to train with my blood sugar at 3.2',
    'can i exercise with a swollen calf',
  ])('never hears yes: %j', (question) => {
    const { reply, isPlan } = lastOf(question);
    expect(reply).not.toMatch(/\byes\b|I know of nothing|is fine/i);
    expect(isPlan).toBe(false);
  });
});

describe('What training waits for', () => {
  it.each([
    ['just had my appendix out last week, can i do anything', 'operation'],
    ['had my gallbladder removed 8 days ago, can i exercise', 'operation'],
    ['wisdom teeth out yesterday, workout?', 'operation'],
    ["it's more like fever and chills", 'fever'],
    ['got asthma, forgot my inhaler at my mums. cardio 15 min?', 'no-inhaler'],
    ["don't have my inhaler with me but want to do cardio", 'no-inhaler'],
    ['new hip 5 weeks ago. deep squats ok?', 'operation'],
    ['got a pacemaker put in last tuesday', 'operation'],
    ['38.9 fever but got a streak to keep. something short?', 'fever'],
    ['lost the baby last week at 11 weeks. i just need to sweat', 'pregnancy-loss'],
    ['we lost our pregnancy in the summer', 'pregnancy-loss'],
    ['had like 6 beers watching the match, lets do dumbbells bro', 'alcohol'],
    ['my bp was 190/115 at the pharmacy today, heavy weights?', 'doctor-first'],
    ['i have epilepsy, last seizure 2 wks ago', 'doctor-first'],
    ['used my blue inhaler 6 times today, hiit?', 'doctor-first'],
    ['my period stopped 5 months ago, add 2 more sessions', 'doctor-first'],
    ['lump in my groin that pops out when i cough. ab workout?', 'doctor-first'],
    ['fainted in the shower tuesday, all good now. legs workout?', 'fainting'],
    ['stopped sweating and my head is pounding', 'fainting'],
    ['im 30 weeks', 'pregnancy'],
    ['35w today! baby lazy since yesterday hardly a kick', 'pregnancy'],
    ['first seizure ever on tuesday', 'doctor-first'],
    ['theres a hole in my sole, i dont feel my feet', 'doctor-first'],
    ['lost 9kg without even trying', 'doctor-first'],
    ['numb between my legs when i wipe', 'injury'],
    ['day 9 of just water', 'fasting'],
    ['hi! 24 weeks today yay', 'pregnancy'],
    ['feels weird when i wipe, sort of numb', 'injury'],
    ['my bp was 188/114 at the pharmacy lol they made a face', 'doctor-first'],
    ['a blister on my sole, kinda open and smelly now', 'doctor-first'],
    ['been in bed with flu since saturday, 38.6 last night', 'fever'],
    ['took my insulin and skipped lunch', 'low-sugar'],
    ['cant keep water down since sunday', 'doctor-first'],
  ])('no plan comes for %j', (said, concern) => {
    expect(lastOf(said)).toMatchObject({ concern, isPlan: false });
    expect(lastOf(said, '10 easy minutes')).toMatchObject({ isPlan: false });
  });

  it.each([
    ['just had my appendix out last week', 'my surgeon said its fine to start'],
    ['i have a fever', 'the fever is gone'],
    ['forgot my inhaler', 'i have my inhaler now'],
    ['i have epilepsy', 'a doctor said it is fine'],
    ['i am drunk', 'i am sober'],
  ])('is over with its own word: %j, %j', (said, word) => {
    expect(lastOf(said, word, '10 easy minutes').isPlan).toBe(true);
  });

  it.each([
    'i had knee surgery 3 years ago, 10 min legs',
    'hay fever is bad today, 10 min',
    'my inhaler is in my pocket, 10 min',
    'my blood pressure was 120/80, 10 min',
    'the meeting nearly gave me an aneurysm, 10 min',
    'had a beer last night, 10 min',
    'used to have asthma as a kid, nothing since school. 10 min',
    'its 23 degrees, 10 min',
  ])('is not what this says: %j', (said) => {
    expect(lastOf(said)).toMatchObject({ concern: null, asked: null, isPlan: true });
  });
});

describe('Someone who is unsteady', () => {
  it('sits or holds on', () => {
    const { workout, exerciseIds } = lastOf(
      'i am 71',
      'I get dizzy when I stand up quick, is that a problem for the exercises',
      'ok 10 min',
    );
    for (const id of workout?.exerciseIds ?? exerciseIds) expect(id).not.toMatch(/plank|^squat|lunge/);
  });

  it.each([
    "my nan's 80 and wobbly, what's safe for her at home",
    'my grandad is 76, can you make him a plan',
  ])('and is someone else gets advice, and no plan of ours: %j', (said) => {
    const { workout, reply } = lastOf(said);
    expect(workout).toBeNull();
    expect(reply).toMatch(/wall|chair/);
  });
});

describe('A leg in a boot or a cast', () => {
  it.each(['broke my foot 2 weeks ago, its in a boot', 'my ankle is in plaster', 'im on crutches'])(
    'is not stood on: %j',
    (told) => {
      const { workout } = lastOf(told, '15 min please');
      expect(workout?.exerciseIds.length).toBeGreaterThan(1);
      for (const id of workout?.exerciseIds ?? []) expect(id).toMatch(/^seated|^chair/);
    },
  );
});

describe('In great heat', () => {
  it('a session is short and easy, and water is spoken of', () => {
    const { workout, reply } = lastOf('its 41 degrees here in delhi, give me 45 min hard one');
    expect(workout?.minutes).toBeLessThanOrEqual(15);
    expect(reply).toMatch(/water/);
  });
});

describe('A hip that was replaced', () => {
  it('neither twists nor lunges', () => {
    const { workout } = lastOf(
      'I had a hip replacement in the spring, all signed off by the surgeon. A gentle quarter of an hour please.',
      'without getting on the floor',
    );
    expect(workout?.exerciseIds.length).toBeGreaterThan(2);
    for (const id of workout?.exerciseIds ?? []) expect(id).not.toMatch(/twist|lunge/);
  });
});

describe('A back that has gone again', () => {
  it('is spared, not trained', () => {
    const { workout, reply } = lastOf("back's gone again, lifting the shopping. anything i can do for it");
    expect(reply).toMatch(/I'll go easy on your (?:lower )?back/);
    expect(workout).toBeNull();
  });
});

describe('A word that may mean a life is at stake', () => {
  it.each(['i dont see the point anymore', 'whats the point of living'])('is asked about: %j', (said) => {
    const { asked, concern, isPlan } = lastOf(said);
    expect([asked ?? concern, isPlan]).toEqual(['self-harm', false]);
  });
});

describe('While training waits', () => {
  it.each([
    'may as well use it for cardio?',
    'biceps tonight, what weights',
    'should i stretch',
    'what time is best to train',
  ])('nothing leads back to it: %j', (next) => {
    const { reply } = lastOf('i fainted during squats this morning', next);
    expect(reply).toMatch(/^Before we train/);
  });

  it('is over with the word of a midwife, in any words', () => {
    const { workout } = lastOf('14 weeks pregnant!', 'midwife says keep training like normal', '20 min?');
    expect(workout).not.toBeNull();
  });
});

describe('Food that may not be safe', () => {
  const asked = (...talk: string[]) => {
    const say = conversationWith(healthy, 'nutrition');
    return talk.map((said) => say(said).reply.reply).at(-1);
  };

  it('is not answered with figures', () => {
    expect(asked('chicken been out on the counter since last night, safe? need the protein')).toMatch(
      /throw it away/,
    );
    expect(asked('i have coeliac disease', 'is risotto always safe?')).toMatch(/not always/);
    expect(asked("i'm on warfarin, are green smoothies with kale ok every morning?")).toMatch(/INR/);
  });
});

describe('A danger that goes on', () => {
  it.each(['its still there', 'worse now'])('is answered again, not greeted: %j', (said) => {
    expect(lastOf('i have chest pain and my arm feels weird', said).reply).toMatch(/stop exercising now/);
  });
});

describe('A move that hurts', () => {
  it('makes room for another', () => {
    const before = lastOf('my wrist hurts', 'upper body 15 min').workout?.exerciseIds ?? [];
    const after = lastOf('my wrist hurts', 'upper body 15 min', 'the second one hurts the wrist');
    expect(after.workout?.exerciseIds).not.toContain(before[1]);
  });

  it('is not shown to someone who says what is gone, behind a question', () => {
    expect(lastOf('how to do burpees but my knees are gone').reply).toMatch(
      /I'm leaving \*\*Burpees\*\* out/,
    );
  });
});

describe('No alarm', () => {
  it.each([
    'wanna get a six pack before ibiza, 5 weeks lol',
    'ugh everyone at work is thinner than me',
    'can i do 1000 calories a day',
    'nearly had a heart attack when i saw the gas bill lol',
    'im scared to go to the gym',
    'how to stop leg cramps',
    'so hungry i could eat a horse',
    'acl surgery on right knee in 2011, no issues since, i run 10ks',
    'c section was 3 yrs ago',
    'my dad had a heart attack at 70, hes home and ok now',
    'knees click when i squat, no pain at all',
  ])('comes for %j', (said) => {
    expect(lastOf(said)).toMatchObject({ concern: null, asked: null });
  });

  it('but one calm question for comfort in biscuits', () => {
    const { concern, reply } = lastOf('my husband left me last week and i cant stop eating biscuits');
    expect(concern).toBeNull();
    expect(reply).not.toMatch(/helpline|112|911/);
  });
});
