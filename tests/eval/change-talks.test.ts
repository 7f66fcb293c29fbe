import { describe, expect, it } from 'vitest';
import { conversationWith } from './conversation';

const healthy = {
  answers: { bodyPains: null, medicalConditions: null, workLifeEffects: null, fitnessBarriers: null },
};
const said = (...talk: string[]) => {
  const say = conversationWith(healthy);
  return talk.map((each) => say(each).reply);
};
const lastOf = (...talk: string[]) => {
  const reply = said(...talk).at(-1);
  if (!reply) throw new Error('Nothing was said.');
  return reply;
};

describe('A move that was swapped out', () => {
  it.each(['make it 25', 'make it 15', 'easier'])('stays out after %j', (change) => {
    const [, swapped, changed] = said('make me 20 min arms', 'swap the 2nd', change);
    const [, out = ''] = /instead of \*\*(.+?)\*\*/.exec(swapped?.reply ?? '') ?? [];
    const id = out.toLowerCase().replaceAll(' ', '-').replace(/s$/, '');
    expect(id).not.toBe('');
    expect(changed?.workout?.exerciseIds).not.toContain(id);
  });

  it('is replaced by nothing that a limit of the chat rules out', () => {
    const { reply } = lastOf('skip the jumping stuff', 'and swap mountain climbers for something else');
    expect(reply).toMatch(/Instead of \*\*Mountain Climbers/);
    expect(reply).not.toMatch(/Burpees|High Knees/);
  });
});

describe('A plan that holds little of what was asked for', () => {
  it('says so', () => {
    const { reply } = lastOf('my shoulder is dodgy, anyway upper body day, 25 min got dumbbells');
    expect(reply).toMatch(/Not much for your upper body suits you today/);
  });
});

describe('Why a plan is as it is', () => {
  it('begins with what was asked for, and claims no wish that no one had', () => {
    const { reply } = lastOf('no gear, 30 mins full body?', 'harder', 'why did you pick those');
    expect(reply).toMatch(/^You asked for: 30 minutes, whole body, no equipment, harder\./);
    expect(reply).not.toMatch(/as you asked|calm first session/);
  });

  it('tells why an exercise is not in it', () => {
    const { reply } = lastOf('my shoulder is dodgy, 20 min', 'why no push ups in there');
    expect(reply).toMatch(/skip \*\*Push-Ups\*\*: that move loads your shoulder/);
  });
});

describe('Days in words', () => {
  it.each([
    'only have tuesdays and sunday free, sort me out a week',
    'i can train tuesday and sunday only, plan my week',
    'free on tuesday and sunday, plan my week',
  ])('are those of the plan, next week too: %j', (words) => {
    const reply = lastOf(words);
    expect(reply.reply).toMatch(/Sunday\*\*\..*From next week on, it's Tuesday and Sunday\./s);
    expect(reply.week?.settings?.days).toEqual([2, 7]);
  });

  it('of which none can be longer than the others: that is said', () => {
    const reply = lastOf('plan my week, tuesday and sunday', 'make sunday the longer one');
    expect(reply.week).toBeUndefined();
    expect(reply.reply).toMatch(/same length, \d+ minutes each/);
  });

  it('are moved where something comes between', () => {
    const reply = lastOf('I train mon wed fri but this week ive got a wedding on friday, what do i do');
    expect(reply.workout).toBeNull();
    expect(reply.reply).toMatch(/Move it to/);
  });
});

describe('What was misheard', () => {
  it.each([
    [['my knee hurts', 'not my knee, i meant my elbow'], /I'll go easy on your elbow, not your knee/],
    [['my wrist hurts', 'no sorry, my ankle'], /I'll go easy on your ankle, not your wrist/],
    [['my left knee is sore', 'i mean the right one'], /I'll go easy on your right knee/],
  ])('is put right: %j', (talk, answer) => {
    expect(lastOf(...talk).reply).toMatch(answer);
  });
});
