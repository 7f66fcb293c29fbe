import type { PastMessage } from '../../functions/coach/coach-facts';
import type { Exercise } from '../../shared/rules/exercise';
import * as check from './checks';
import type { EvalCase } from './eval-case';

const works =
  (...muscles: Exercise['primaryMuscles']) =>
  ({ primaryMuscles, secondaryMuscles }: Exercise) =>
    [...primaryMuscles, ...secondaryMuscles].some((muscle) => muscles.includes(muscle));
const core = works('abs', 'obliques', 'deep_core');
const legs = works(
  'quadriceps',
  'hamstrings',
  'glutes',
  'calves',
  'inner_thighs',
  'outer_hips',
  'hip_flexors',
);

/** A plan as any coach might have written it, for people who then ask for changes. */
const earlierPlan: PastMessage[] = [
  { role: 'user', content: 'gimme 20 min for abs' },
  {
    role: 'assistant',
    content:
      '**Core** · 20 minutes\n\n1. **Dead Bug**\n2. **Crunches**\n3. **Heel Taps**\n4. **High Plank**\n5. **Bird Dog**\n' +
      '6. **Standing Twists**\n7. **Russian Twists**\n8. **Bicycle Crunches**\n9. **Side Plank**\n10. **Cobra Stretch**',
  },
];
const earlierExercise: PastMessage[] = [
  { role: 'user', content: 'how do i do push ups' },
  { role: 'assistant', content: '**Push-Ups** work your chest and triceps. Keep your body in one line.' },
];

/** What people write to a coach, in their own words. */
export const coachPrompts: readonly EvalCase[] = [
  { message: 'hey ana', checks: [check.isShort(400), check.avoids("don't know")] },
  { message: 'lol who even are you, a bot?', checks: [check.mentions('ana')] },
  { message: 'how do i do a goblet sqaut properly', checks: [check.showsClip('goblet-squat')] },
  { message: 'show me bicyle crunches', checks: [check.showsClip('bicycle-crunch')] },
  {
    message: 'push ups are way too hard for me, anything easier??',
    checks: [check.showsClip('knee-push-up', 'incline-push-up', 'wall-push-up')],
  },
  { message: 'plank got boring, got smth harder?', checks: [check.showsClip('shoulder-tap', 'side-plank')] },
  { message: "what's good for my booty", checks: [check.clipsAre('glutes', works('glutes'))] },
  { message: 'wanna get rid of my bingo wings', checks: [check.clipsAre('triceps', works('triceps'))] },
  { message: 'got 15 mins before work, what can i do', checks: [check.plansMinutes(15, 10)] },
  {
    message: '20 min no jumping pls, got downstairs neighbours',
    checks: [check.plansMinutes(20), check.allAre('quiet', ({ impact }) => impact === 'low')],
  },
  {
    message: 'my knee is killing me today but i still wanna move',
    checks: [check.sparesArea('knees'), check.avoids('emergency')],
  },
  {
    message: 'lower back is kinda sore from sitting all day, any stretches?',
    checks: [
      check.sparesArea('lower_back'),
      check.clipsAre('stretches', ({ category }) => category === 'flexibility'),
    ],
  },
  {
    message: 'i only have a pair of dumbells at home',
    checks: [check.clipsAre('with dumbbells', ({ equipment }) => equipment.includes('dumbbells'))],
  },
  {
    message: 'no equipment at all, just legs, half an hour',
    checks: [
      check.plansMinutes(30, 24),
      check.clipsAre('legs without equipment', (each) => legs(each) && each.equipment.includes('none')),
      check.allAre('without equipment', ({ equipment }) => !equipment.includes('dumbbells')),
    ],
  },
  { message: 'what shoud i do today', checks: [check.plansSomething] },
  {
    message: 'did legs yesterday and im wrecked, what now?',
    checks: [check.allAre('other than legs', ({ category }) => category !== 'lower')],
  },
  { message: 'how many points til gold', checks: [check.tells(() => 88)] },
  {
    message: 'am i gonna lose my streak if i skip tmrw',
    checks: [check.mentions('freeze'), check.tells(({ progress }) => progress.currentStreak)],
  },
  { message: 'where am i on the leaderboard', checks: [check.tells(({ globalRank }) => globalRank ?? -1)] },
  {
    message: 'how many workouts did i manage this week',
    checks: [check.tells(() => 4)],
  },
  { message: 'so how am i doing overall', checks: [check.tells(() => 9), check.tells(() => 412)] },
  { message: 'what was my last workout again', checks: [check.mentions('Lower Body HIIT')] },
  { message: 'whats my bmi', checks: [check.mentions('25.3')] },
  { message: 'how far off my goal weight am i', checks: [check.mentions('5.5')] },
  {
    message: 'how many lbs do i still have to lose',
    facts: { units: 'imperial' },
    checks: [check.mentions('12')],
  },
  { message: 'how many steps have i got today', checks: [check.tells(() => 4210)] },
  { message: 'how much protein have i got left', checks: [check.tells(() => 63)] },
  {
    message: 'what have i eaten so far',
    facts: { nutrition: null },
    checks: [check.mentions("don't see", "can't see", 'do not see', 'no meals'), check.avoids('860')],
  },
  {
    message: 'ugh so tired today, cant be bothered',
    checks: [check.plansMinutes(12, 4)],
  },
  {
    message: 'legs are dead after yesterday is that normal',
    checks: [check.mentions('sore', 'recover', 'rest', 'normal'), check.avoids('emergency')],
  },
  {
    message: 'how low do i go in a squat',
    checks: [check.showsClip('squat'), check.mentions('hip', 'knee', 'thigh')],
  },
  {
    message: 'whats the difference between a crunch and a sit up',
    checks: [check.showsAllClips('crunch', 'sit-up')],
  },
  {
    message: 'what do i do to warm up',
    checks: [check.clipsAre('gentle', ({ impact }) => impact === 'low')],
  },
  {
    message: 'just finished, how should i stretch now',
    checks: [check.clipsAre('stretches', ({ category }) => category === 'flexibility')],
  },
  {
    message: 'which of the workouts on here is right for me',
    checks: [
      check.mentions(
        'Full Body',
        'Core Blast',
        'Lower Body HIIT',
        'Upper Body Power',
        'Cardio Blast',
        'Flexibility Flow',
      ),
    ],
  },
  {
    message: 'whats the fastest way to get points',
    checks: [check.tells(() => 50), check.mentions('workout')],
  },
  {
    message: 'thats too long, make it shorter',
    history: earlierPlan,
    checks: [check.plansMinutes(16, 6), check.clipsAre('core', core)],
  },
  {
    message: 'nah give me a different one',
    history: earlierPlan,
    checks: [
      check.plansMinutes(20),
      check.clipsAre('core', core),
      ({ workout }) =>
        workout?.exerciseIds.slice(0, 5).join() === 'dead-bug,crunch,heel-tap,plank,bird-dog'
          ? 'the same'
          : null,
    ],
  },
  {
    message: 'and a harder version?',
    history: earlierExercise,
    checks: [check.showsClip('diamond-push-up', 'pike-push-up', 'burpee')],
  },
  {
    message: 'whats the capital of portugal',
    checks: [check.avoids('lisbon'), check.plansNothing],
  },
];
