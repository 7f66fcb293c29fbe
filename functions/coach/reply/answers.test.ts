import { describe, expect, it } from 'vitest';
import { askBuiltIn } from './ask-built-in.fixture';
import type { Activity } from '../../../shared/contracts/body-data';
import { localDateSchema } from '../../../shared/rules/local-date';
import { activityDay, coachFacts, type FactsChanges } from './coach-facts.fixture';
import { intents } from './intents';
import { exampleOf } from './wording/examples';

const replyTo = (message: string, changes: FactsChanges = {}) =>
  askBuiltIn(message, changes).reply.replaceAll('**', '');
const clipsOf = (message: string, changes: FactsChanges = {}) => askBuiltIn(message, changes).exerciseIds;

describe('Numbers are the person’s own', () => {
  it.each([
    ['how many points to gold', '88 points to Gold'],
    ['how many points do i have', '412 points'],
    ['how many points to platinum', '588 points to Platinum'],
    ['am i silver yet', 'already yours'],
    ['what is my streak', '5 days'],
    ['how many freezes do i have', '1 freeze'],
    ["what's my rank", 'number 6'],
    ['how many workouts this week', '4 workouts'],
    ['how many workouts last week', '3 workouts'],
    ['what did i burn yesterday', '44 kcal'],
    ['calories burned today', '0 kcal'],
    ['how many steps today', '4,210 steps'],
    ['my stats', '1,342 kcal'],
    ['how many workouts to the next milestone', '1 more to number 10'],
    ['what was my last workout', 'Lower Body HIIT, yesterday'],
    ['my bmi', '25.3'],
    ['how far from my target weight', '5.5 kg to lose'],
    ['how many calories are left today', '1,040 kcal left'],
    ['carbs left', '114 g left'],
    ['protein left today', '63 g left'],
  ])('%s', (message, text) => {
    expect(replyTo(message)).toContain(text);
  });

  it('says platinum is the top', () => {
    expect(replyTo('points', { progress: { totalPoints: 1200 } })).toContain('top tier');
  });

  it("names the goal that today's session sets, what is left of it, and none without a session", () => {
    const goal = coachFacts().training?.today.goalMinutes ?? 0;
    const after = (activeMinutes: number) => ({
      progress: { days: [activityDay('2026-05-14', 0, { activeMinutes })] },
    });
    const ask = (changes?: FactsChanges) => replyTo('how is my daily goal', changes);
    expect(goal).toBeGreaterThan(5);
    expect(ask(after(4))).toContain(
      `for today is ${goal} active minutes. You have 4 active minutes today and ${goal - 4} minutes to go`,
    );
    expect(ask(after(goal))).toContain(`Done: ${goal} active minutes today, and the goal is ${goal}.`);
    expect(ask({ answers: null })).toContain('no daily goal right now. You have 0 active minutes today.');
  });

  it('tells of what was done outside, apart from workouts here', () => {
    const run = (date: string, changes: Partial<Activity> = {}): Activity => ({
      id: `${date}-run`,
      kind: 'run',
      startedAt: `${date}T06:00:00Z`,
      date: localDateSchema.parse(date),
      durationSeconds: 3_000,
      distanceMeters: 10_000,
      averageHeartRate: null,
      caloriesKcal: null,
      title: null,
      source: 'Runs',
      importId: 'import-1',
      ...changes,
    });
    const outside = [
      run('2026-05-13'),
      run('2026-05-12'),
      run('2026-05-04', { kind: 'swim', distanceMeters: null }),
      run('2026-04-15'),
    ];
    const ask = (message: string, changes: FactsChanges = {}) => replyTo(message, { outside, ...changes });
    expect(ask('how active was i yesterday')).toContain('on 1 day. Outside Vita, you ran 10 km.');
    expect(ask('how many workouts this week')).toContain('Outside Vita: 2 runs, 100 minutes.');
    expect(ask('how active was i this month')).toContain('Outside Vita: 3 runs and 1 swim, 200 minutes.');
    expect(ask('how active was i this week', { outside: [run('2026-05-10')] })).toMatch(
      /Since Monday:[^O]*In the last seven days: .* Outside Vita, you ran 10 km\.$/,
    );
    expect(ask('calories burned today')).not.toContain('Outside');
    expect(ask('what was my last workout')).toContain('Outside Vita, you ran 10 km yesterday.');
    expect(ask('what was my last workout', { outside: [run('2026-05-10')] })).not.toContain('Outside');
    expect(ask('what was my last workout', { recentSessions: [] })).toContain('you ran 10 km yesterday.');
    expect(ask('just did my workout', { outside: [run('2026-05-14')] })).toContain('what I have of today');
    expect(ask('i just ran 10k, please log it')).toContain('since yesterday. Outside Vita, you ran 10 km.');
    expect(ask('i just ran 10k, please log it', { outside: [] })).toContain("I can't log it from here");
    expect(ask('how active was i yesterday', { units: 'imperial' })).toContain('you ran 6.2 miles.');
  });

  it('counts a day that is already active', () => {
    const days = [...coachFacts().progress.days.slice(0, -1), activityDay('2026-05-14')];
    expect(replyTo('streak', { progress: { days } })).toContain('already counts');
    expect(replyTo('just did my workout', { progress: { days } })).toContain('1 workout');
  });

  it('uses the units of the profile', () => {
    expect(replyTo('how far from my target weight', { units: 'imperial' })).toContain('12.1 lb to lose');
    expect(replyTo('my bmi', { units: 'imperial' })).toContain(`5'6"`);
    expect(replyTo('how far from my target weight', { units: 'stone' })).toContain(
      '11 st 3.6 lb, and your target is 10 st 5.5 lb, so 12.1 lb to lose',
    );
    expect(replyTo('what should i weigh', { units: 'stone' })).toMatch(/\d st( \d+ lb)? to \d+ st/);
  });

  it('gives no weight advice under 18', () => {
    for (const message of ['my bmi', 'how much do i weigh']) {
      const reply = replyTo(message, { answers: { age: 16 } });
      expect(reply).toContain('under 18');
      expect(reply).not.toMatch(/71\.5|25\.3/);
    }
  });

  it('has no numbers for people it knows nothing about', () => {
    const fresh: FactsChanges = { answers: null, nutrition: null, globalRank: null, recentSessions: [] };
    expect(replyTo('my bmi', fresh)).toContain("don't have your measurements");
    expect(replyTo('what did i eat today', fresh)).toContain("don't see your meals");
    expect(replyTo('my rank', fresh)).toContain('not on the global leaderboard');
    expect(replyTo('last workout', fresh)).toContain("don't see a finished workout");
  });
});

describe('Exercises', () => {
  it('are explained step by step with their clip, which shows the rest', () => {
    const reply = replyTo('how do i do goblet squats');
    expect(reply).toContain('Hold one dumbbell upright');
    expect(reply).not.toContain('Weight close to your chest');
    expect(reply).not.toContain('Your knees cave in');
    expect(clipsOf('how do i do goblet squats')).toEqual(['goblet-squat']);
  });

  it('that load what hurts are not shown; others for the same muscles are', () => {
    const sore: FactsChanges = { answers: { bodyPains: 'bad knees' } };
    expect(clipsOf('show me jump squats', sore)).not.toContain('jump-squat');
    expect(clipsOf('show me jump squats', sore).length).toBeGreaterThan(0);
    expect(replyTo('show me jump squats', sore)).toContain('Because of your knees');
  });

  it('go one step down or up, or say how to without another exercise', () => {
    expect(clipsOf('easier than push ups')).toEqual(['knee-push-up']);
    expect(clipsOf('harder squats')).toEqual(['goblet-squat']);
    expect(replyTo('harder side plank')).toContain('Lift your top leg.');
  });

  it('are compared by their own data', () => {
    const reply = replyTo('squats or wall sits');
    expect(reply).toContain('3 sets of 12 · 3 holds of 20 seconds');
  });

  it('that stretch are said to stretch, in comparisons too', () => {
    expect(replyTo('what muscles does the cobra stretch work')).toContain(
      'you stretch your abs and hip flexors',
    );
    expect(replyTo('what muscles do squats work')).toContain('you mainly work your quadriceps');
    expect(replyTo('difference between cobra stretch and childs pose')).toContain('Stretches: abs');
    expect(replyTo('difference between cobra stretch and squats')).toContain('Muscles: abs');
  });

  it('are breathed in their own way', () => {
    const push = replyTo('how do i breathe during push ups');
    expect(push).toContain('- Breathe out as you push up');
    expect(push).not.toContain('on the effort');
    expect(replyTo('how do i breathe in the downward dog')).toContain('- Let your heels sink as you exhale');
    expect(replyTo('when should i breathe')).toContain('Breathe out on the effort');
  });

  it('that load a joint are named by the library', () => {
    expect(replyTo('which exercises are bad for my knees')).toContain('Jump Squats');
    expect(replyTo('are glute bridges bad for your knees')).toContain("don't leave out");
  });

  it('are not invented', () => {
    expect(replyTo('show me pull ups')).toContain("won't guess");
    expect(clipsOf('show me pull ups').length).toBeGreaterThan(0);
  });
});

describe('The app', () => {
  it.each([
    ['delete my account', 'Settings'],
    ['how do challenges work', '*Community*'],
    ['how does the dance game work', '*Menu*'],
    ['how do i add a friend', 'Community'],
    ['how do i log a meal', '*Nutrition*'],
    ['change units', 'Settings → Account'],
    ['export my data', 'Export'],
    ['change my goal', 'Profile Summary'],
  ])('says where: %s', (message, place) => {
    expect(replyTo(message)).toContain(place);
  });

  it('offers four things to tap when it does not know', () => {
    expect(askBuiltIn('what is the weather').choices).toHaveLength(4);
  });
});

describe('Every answer', () => {
  const people: FactsChanges[] = [
    {},
    {
      answers: null,
      recentSessions: [],
      nutrition: null,
      globalRank: null,
      favoriteIds: [],
      excludedIds: [],
    },
    {
      answers: { bodyPains: 'knees, lower back, shoulders, wrists, neck, ankles, hips', age: 16 },
      units: 'imperial',
    },
    {
      progress: { workoutsCompleted: 0, totalPoints: 0, currentStreak: 0, days: [], freezesHeld: 0 },
      recentSessions: [],
    },
  ];
  const messages = intents.map(({ name }) => exampleOf(name));

  it('has words, known clips, and no gaps, for everyone', () => {
    for (const changes of people) {
      const facts = coachFacts(changes);
      const known = new Set(facts.exercises.map(({ id }) => id));
      for (const message of messages) {
        const { reply, exerciseIds, workout } = askBuiltIn(message, changes);
        expect(reply).not.toMatch(/undefined|NaN|null|\*\*\*\*|\[object|  \S/);
        expect(reply.length).toBeGreaterThan(20);
        expect(exerciseIds.length).toBeLessThanOrEqual(4);
        expect([...exerciseIds, ...(workout?.exerciseIds ?? [])].every((id) => known.has(id))).toBe(true);
      }
    }
  });

  it('has enough intents, each with its own name', () => {
    const names = new Set(intents.map(({ name }) => name));
    expect(names.size).toBe(intents.length);
    expect(names.size).toBeGreaterThanOrEqual(25);
  });
});

describe('What was eaten', () => {
  it('is answered from the log: numbers, what is left, and the meals', () => {
    const reply = replyTo('what have I eaten today?');
    expect(reply).toContain('860 of 1,900 kcal, 1,040 kcal left');
    expect(reply).toContain('Breakfast: Porridge, Banana (310 kcal)');
  });

  it('says how much protein is left', () => {
    expect(replyTo('how much protein is left?')).toContain('47 of 110 g, 63 g left');
  });

  it('suggests what could come next, by the rules of the nutrition page', () => {
    const hour = 19;
    const reply = replyTo('what should I eat?', { hour });
    expect(reply).toMatch(/to go today.*For example/s);
    expect(reply).toContain('not medical or dietary advice');
    const vegan = replyTo('what should I eat?', { hour, answers: { fitnessBarriers: 'I am vegan' } });
    expect(vegan).not.toMatch(/For example: [^.]*(?:Chicken|yogurt|egg)/);
  });

  it('is nothing before the first meal, so the targets are shown', () => {
    const { nutrition } = coachFacts();
    const none = nutrition && { ...nutrition, mealsLogged: 0, meals: [] };
    const reply = replyTo('what have I eaten today?', { nutrition: none });
    expect(reply).toContain('Nothing is logged yet');
    expect(reply).toContain('Protein: 110 g');
  });
});
