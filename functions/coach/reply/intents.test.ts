import { describe, expect, it } from 'vitest';
import type { PastMessage } from '../coach-facts';
import { memoryAfter } from '../remember';
import { intentFor, readDialogue } from './answer-by-rules';
import { isAccepted } from '../../../tests/eval/accepted-intents';
import { askBuiltIn, requestFor } from './ask-built-in.fixture';

const planned = askBuiltIn('20 minutes legs');
const plan: PastMessage[] = [
  { role: 'user', content: '20 minutes legs' },
  {
    role: 'assistant',
    content: planned.reply,
    memory: memoryAfter(planned, null, [], { echoed: [], asked: null, unwantedIds: [] }),
  },
];
const squats: PastMessage[] = [
  { role: 'user', content: 'show me squats' },
  { role: 'assistant', content: askBuiltIn('show me squats').reply },
];
const intentOf = (message: string, history: readonly PastMessage[] = []) =>
  intentFor(readDialogue(requestFor(message, {}, history))).name;

const understood: Readonly<Record<string, readonly string[]>> = {
  greeting: ['hello', 'hi there', 'Good morning Ana!', 'heyy', 'hey how are you', 'yo'],
  thanks: ['thx', 'thank you so much', 'cheers', 'bye', 'ok thanks, see you tomorrow', 'you are a legend'],
  acknowledge: ['ok', 'yes', 'sure', 'nope'],
  'about-coach': ['who are you?', 'what can you do', 'are you a real person', 'help', 'what can I ask you'],
  voice: ['can i talk to you instead of typing', 'how does the microphone work'],
  'explain-exercise': [
    'burpees',
    'what is a superman',
    'how do I do a proper plank',
    'teach me russian twists',
    'video of calf raises',
    'which muscles do skater hops work',
    'inchworm?',
  ],
  'exercise-easier-harder': [
    'easier version of lunges',
    "I can't do a push up",
    'squats are too easy',
    'something harder than glute bridges',
    'burpees r too hard for me',
  ],
  'exercise-alternative': [
    'alternative to burpees',
    'i hate mountain climbers',
    'what can i do instead of squats',
  ],
  'missing-exercise': ['how do pull ups work', 'show me the bench press', 'kettlebell swings'],
  'exercise-amount': [
    'how many squats should i do, how many reps',
    'how long do I hold a wall sit',
    'how many sets of curls',
  ],
  'compare-exercises': [
    'squats or lunges?',
    'is a plank better than crunches',
    'difference between sumo squat and goblet squat',
  ],
  'form-advice': [
    'should my knees go past my toes in squats',
    'how do i breathe during push ups',
    'how wide should my hands be in a push-up',
    'am I doing lunges wrong',
    'keep my back straight in deadlifts?',
  ],
  'plan-workout': [
    '20 minutes',
    'ab workout',
    'give me a workout for arms and chest',
    'exercises with a resistance band',
    'no equipment workout for home',
    'half an hour of cardio please',
    '10 min upper body no push ups',
    'quick core session with a chair',
    'workout for my back and shoulders with dumbbells 25 minutes',
    'something quiet, baby is sleeping',
    'best exercise for inner thighs',
    'i want a bigger butt',
    'hiit 15min',
    'yoga for 20 minutes',
    'stretches for tight hips',
    'whole body without dumbbells, 40 min',
  ],
  'plan-today': [
    'what should I do today?',
    'whats the plan for today',
    'im new here, where do i start',
    'surprise me',
    'give me a workout',
  ],
  'pain-advice': [
    'my knee hurts',
    'i have a sore shoulder',
    'my wrists hurt what can i do',
    'bad back',
    'pulled my hamstring',
    'my neck is stiff',
  ],
  'tired-or-busy': [
    "I'm exhausted",
    'no time today',
    'not in the mood',
    "i don't feel like training",
    'super busy day',
  ],
  'suggest-routine': ['what is in core blast', 'how long is flexibility flow', 'tell me about cardio blast'],
  'suggest-routine ': [
    'which routine should I do',
    'what workout is best for me',
    'recommend me a routine',
    'which one of your workouts suits me',
  ],
  'warm-up': ['how do I warm up', 'warmup please', 'what to do before a workout'],
  'cool-down': ['cool down', 'what should I do after a workout', 'stretching after training'],
  'rest-day': [
    'should I rest today',
    'do I need a rest day',
    'how often should i train',
    'can I train every day',
    'how long do muscles need to recover',
  ],
  soreness: [
    'my legs are so sore',
    'I have doms',
    'is it normal that my abs ache after yesterday',
    'can i train with sore muscles',
  ],
  progress: [
    'how am I doing',
    'show my progress',
    'my stats',
    'how many workouts have I done',
    'how many calories have i burned in total',
  ],
  points: [
    'how many points do I have',
    'points to platinum',
    'which tier am I',
    'am i gold yet',
    'whats my level, silver?',
  ],
  'earn-points': [
    'how do I earn points',
    'how many points for a workout',
    'how can i get more points',
    'how do points work',
  ],
  streak: [
    'what is my streak',
    'how do I keep my streak',
    'will my streak break if i miss a day',
    'how many days in a row',
  ],
  'streak-freeze': ['how many freezes do I have', 'what is a streak freeze', 'how do i get a freeze'],
  rank: ["what's my rank", 'am I on the leaderboard', 'how far up the ranking am i'],
  'activity-period': [
    'how many workouts this week',
    'calories burned today',
    'how many minutes did I train last week',
    'what did i burn yesterday',
    'how active was i this month',
  ],
  'last-workout': ['what was my last workout', 'when did I last train', 'my previous session'],
  'daily-goal': ['how is my daily goal', 'how many active minutes do i still need'],
  steps: ['how many steps today', 'my step count'],
  bmi: ["what's my BMI", 'is my bmi ok'],
  'weight-target': ['how much do I weigh', 'how far from my target weight', 'how many kilos until my goal'],
  'lose-weight': [
    'how do I lose weight',
    'how can I lose belly fat',
    'best way to burn fat',
    'i want to slim down',
  ],
  'get-stronger': ['how do I build muscle', 'i want to get stronger', 'how to get toned'],
  'nutrition-today': ['what did I eat today', 'how many calories are left today', 'my macros', 'carbs left'],
  'protein-need': ['how much protein do I need', 'good protein sources', 'foods with a lot of protein'],
  'food-idea': [
    'what should I eat before a workout',
    'healthy breakfast ideas',
    "I'm hungry",
    'eat after training?',
  ],
  water: ['how much water should I drink', 'hydration tips', 'im thirsty'],
  motivation: [
    'motivate me',
    'I need motivation',
    'i want to give up',
    'pep talk pls',
    'this is not working',
  ],
  'train-time': ['best time to work out', 'is it better to train morning or evening'],
  challenges: ['how do challenges work', 'what is the weekly challenge', 'can i challenge someone'],
  community: ['how do I add a friend', 'where is the community', 'can i compete with my friends'],
  dance: ['how does the dance game work', 'zumba?', 'i want to dance'],
  'log-meal': ['how do I log a meal', 'can i scan my food', 'take a photo of my lunch'],
  'start-workout': [
    'how do I build my own workout',
    'how do I pause the workout',
    'how can i create a custom workout',
  ],
  favourites: ['what are my favourites', 'which exercises did I exclude'],
  library: ['how many exercises do you have', 'what exercises do you have'],
  settings: [
    'change my weight to pounds',
    'delete my account',
    'how do I export my data',
    'where do i change my goal',
    'switch to light mode',
    'make the text bigger',
    'change password',
    'i want to update my injuries',
    'turn off your voice',
    'how do i log out',
    'change units',
  ],
  'profile-facts': ['what do you know about me', "what's my goal", 'how old am i'],
  sleep: ["i can't sleep", 'how do i sleep better'],
  'plan-week': ['weekly plan', 'can you plan my week', 'make me a training plan'],
  ill: ['i have a cold, should i train', 'i have a fever'],
  period: ['period cramps, what helps'],
  'choose-load': ['how heavy should my dumbbells be'],
  'rest-between-sets': ['how long should i rest between sets'],
  'results-when': ['how long until i see abs', 'when will i see results'],
  'heart-rate': ['what is a good heart rate'],
  seated: ['seated workout', "i'm in a wheelchair"],
  'exercise-joints': ['are squats bad for your knees', 'which exercises are bad for the wrists'],
  'exercise-calories': ['how many calories do burpees burn'],
  'finished-workout': ['just did my workout', 'i did it!', 'that was hard'],
  milestone: ['when is my next milestone'],
  'food-figures': ['how many calories are in a banana', 'protein in eggs'],
  'out-of-scope': [
    'what is the weather',
    'who won the world cup',
    'asdfgh',
    'write me a poem about bread',
    '🙂',
    'tell me a joke',
  ],
};

/** Labels that the model splits more finely. */
const special: Readonly<Record<string, string>> = {
  bye: 'goodbye',
  "i don't feel like training": 'motivation',
  'ok thanks, see you tomorrow': 'goodbye',
  'you are a legend': 'compliment-coach',
  nope: 'refuse',
  'which muscles do skater hops work': 'exercise-muscles',
  'best exercise for inner thighs': 'exercises-for-muscle',
  'i want a bigger butt': 'get-stronger',
  'im new here, where do i start': 'beginner-start',
  'how often should i train': 'training-frequency',
  'tell me a joke': 'joke',
  'how do I build my own workout': 'build-own',
  'how can i create a custom workout': 'build-own',
  'delete my account': 'account',
  'how do I export my data': 'account',
  'change password': 'account',
  'how do i log out': 'account',
};

describe('The coach understands', () => {
  it.each(
    Object.entries(understood).flatMap(([name, messages]) => messages.map((message) => [name, message])),
  )('%s: %j', (name, message) => {
    const answered = intentOf(message);
    expect(answered).toSatisfy((each: string) => isAccepted(special[message] ?? name.trim(), each));
  });

  it.each([
    'another one',
    'shorter please',
    'too long',
    'make it harder',
    'without lunges',
    'only 10 minutes',
    'but no jumping',
    'and with dumbbells',
    'my knee hurts though, change it',
    'something different',
  ])('a change of the last plan: %j', (message) => {
    expect(intentOf(message, plan)).toBe('change-plan');
  });

  it.each([
    ['and an easier one?', 'exercise-easier-harder'],
    ['how many reps?', 'exercise-amount'],
    ['how deep should i go', 'form-advice'],
    ['show me again', 'explain-exercise'],
    ['how many points do i have', 'points'],
    ['thanks!', 'thanks'],
    ['20 min abs', 'plan-workout'],
  ])('a follow-up about an exercise: %j', (message, name) => {
    expect(intentOf(message, squats)).toBe(name);
  });

  it.each([
    ['how many points do i have', 'points'],
    ['show me push ups', 'explain-exercise'],
    ['thanks', 'thanks'],
    ['what is my streak', 'streak'],
  ])('something new after a plan: %j', (message, name) => {
    expect(intentOf(message, plan)).toBe(name);
  });
});
