import { describe, expect, it } from 'vitest';
import type { PastMessage } from '../coach-facts';
import { intentFor, readDialogue } from './answer-by-rules';
import { askBuiltIn, requestFor } from './ask-built-in.fixture';

const plan: PastMessage[] = [
  { role: 'user', content: '20 minutes legs' },
  { role: 'assistant', content: askBuiltIn('20 minutes legs').reply },
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
  acknowledgement: ['ok', 'yes', 'sure', 'nope'],
  'about the coach': [
    'who are you?',
    'what can you do',
    'are you a real person',
    'help',
    'what can I ask you',
  ],
  'talking to the coach': ['can i talk to you instead of typing', 'how does the microphone work'],
  'explain an exercise': [
    'burpees',
    'what is a superman',
    'how do I do a proper plank',
    'teach me russian twists',
    'video of calf raises',
    'which muscles do skater hops work',
    'inchworm?',
  ],
  'easier or harder exercise': [
    'easier version of lunges',
    "I can't do a push up",
    'squats are too easy',
    'something harder than glute bridges',
    'burpees r too hard for me',
  ],
  'another exercise instead': [
    'alternative to burpees',
    'i hate mountain climbers',
    'what can i do instead of squats',
  ],
  'exercise that the library lacks': ['how do pull ups work', 'show me the bench press', 'kettlebell swings'],
  'how many repetitions': [
    'how many squats should i do, how many reps',
    'how long do I hold a wall sit',
    'how many sets of curls',
  ],
  'compare two exercises': [
    'squats or lunges?',
    'is a plank better than crunches',
    'difference between sumo squat and goblet squat',
  ],
  'form advice': [
    'should my knees go past my toes in squats',
    'how do i breathe during push ups',
    'how wide should my hands be in a push-up',
    'am I doing lunges wrong',
    'keep my back straight in deadlifts?',
  ],
  'plan a workout': [
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
  'plan for today': [
    'what should I do today?',
    'whats the plan for today',
    'im new here, where do i start',
    'surprise me',
    'give me a workout',
  ],
  'training with pain': [
    'my knee hurts',
    'i have a sore shoulder',
    'my wrists hurt what can i do',
    'bad back',
    'pulled my hamstring',
    'my neck is stiff',
  ],
  'tired or no time': [
    "I'm exhausted",
    'no time today',
    'not in the mood',
    "i don't feel like training",
    'super busy day',
  ],
  'about a routine': ['what is in core blast', 'how long is flexibility flow', 'tell me about cardio blast'],
  'which routine suits me': [
    'which routine should I do',
    'what workout is best for me',
    'recommend me a routine',
    'which one of your workouts suits me',
  ],
  'warm-up': ['how do I warm up', 'warmup please', 'what to do before a workout'],
  'cool-down': ['cool down', 'what should I do after a workout', 'stretching after training'],
  'rest day': [
    'should I rest today',
    'do I need a rest day',
    'how often should i train',
    'can I train every day',
    'how long do muscles need to recover',
  ],
  'soreness after training': [
    'my legs are so sore',
    'I have doms',
    'is it normal that my abs ache after yesterday',
    'can i train with sore muscles',
  ],
  'progress summary': [
    'how am I doing',
    'show my progress',
    'my stats',
    'how many workouts have I done',
    'how many calories have i burned in total',
  ],
  'points and tier': [
    'how many points do I have',
    'points to platinum',
    'which tier am I',
    'am i gold yet',
    'whats my level, silver?',
  ],
  'how to earn points': [
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
  'streak freezes': ['how many freezes do I have', 'what is a streak freeze', 'how do i get a freeze'],
  rank: ["what's my rank", 'am I on the leaderboard', 'how far up the ranking am i'],
  'activity in a period': [
    'how many workouts this week',
    'calories burned today',
    'how many minutes did I train last week',
    'what did i burn yesterday',
    'how active was i this month',
  ],
  'last workout': ['what was my last workout', 'when did I last train', 'my previous session'],
  'daily goal': ['how is my daily goal', 'how many active minutes do i still need'],
  steps: ['how many steps today', 'my step count'],
  'body mass index': ["what's my BMI", 'is my bmi ok'],
  'weight and target': [
    'how much do I weigh',
    'how far from my target weight',
    'how many kilos until my goal',
  ],
  'how to lose weight': [
    'how do I lose weight',
    'how can I lose belly fat',
    'best way to burn fat',
    'i want to slim down',
  ],
  'how to get stronger': ['how do I build muscle', 'i want to get stronger', 'how to get toned'],
  'nutrition today': ['what did I eat today', 'how many calories are left today', 'my macros', 'carbs left'],
  protein: ['how much protein do I need', 'good protein sources', 'foods with a lot of protein'],
  'what to eat': [
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
  'best time to train': ['best time to work out', 'is it better to train morning or evening'],
  challenges: ['how do challenges work', 'what is the weekly challenge', 'can i challenge someone'],
  'friends and community': [
    'how do I add a friend',
    'where is the community',
    'can i compete with my friends',
  ],
  'dance game': ['how does the dance game work', 'zumba?', 'i want to dance'],
  'logging a meal': ['how do I log a meal', 'can i scan my food', 'take a photo of my lunch'],
  'how workouts work': [
    'how do I build my own workout',
    'how do I pause the workout',
    'how can i create a custom workout',
  ],
  'favourite and excluded exercises': ['what are my favourites', 'which exercises did I exclude'],
  'what is in the library': ['how many exercises do you have', 'what exercises do you have'],
  'where to change things': [
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
  'what the profile says': ['what do you know about me', "what's my goal", 'how old am i'],
  sleep: ["i can't sleep", 'how do i sleep better'],
  'plan for a week': ['weekly plan', 'can you plan my week', 'make me a training plan'],
  'training when ill': ['i have a cold, should i train', 'i have a fever'],
  'training during the period': ['period cramps, what helps'],
  'how heavy a weight': ['how heavy should my dumbbells be'],
  'rest between sets': ['how long should i rest between sets'],
  'when results show': ['how long until i see abs', 'when will i see results'],
  'heart rate': ['what is a good heart rate'],
  'seated training': ['seated workout', "i'm in a wheelchair"],
  'what loads a joint': ['are squats bad for your knees', 'which exercises are bad for the wrists'],
  'calories of an exercise': ['how many calories do burpees burn'],
  'finished a workout': ['just did my workout', 'i did it!', 'that was hard'],
  milestones: ['when is my next milestone'],
  'what is in a food': ['how many calories are in a banana', 'protein in eggs'],
  unknown: [
    'what is the weather',
    'who won the world cup',
    'asdfgh',
    'write me a poem about bread',
    '🙂',
    'tell me a joke',
  ],
};

describe('The coach understands', () => {
  it.each(
    Object.entries(understood).flatMap(([name, messages]) => messages.map((message) => [name, message])),
  )('%s: %j', (name, message) => {
    expect(intentOf(message)).toBe(name);
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
    expect(intentOf(message, plan)).toBe('change the last plan');
  });

  it.each([
    ['and an easier one?', 'easier or harder exercise'],
    ['how many reps?', 'how many repetitions'],
    ['how deep should i go', 'form advice'],
    ['show me again', 'explain an exercise'],
    ['how many points do i have', 'points and tier'],
    ['thanks!', 'thanks'],
    ['20 min abs', 'plan a workout'],
  ])('what follows an exercise: %j', (message, name) => {
    expect(intentOf(message, squats)).toBe(name);
  });

  it.each([
    ['how many points do i have', 'points and tier'],
    ['show me push ups', 'explain an exercise'],
    ['thanks', 'thanks'],
    ['what is my streak', 'streak'],
  ])('something new after a plan: %j', (message, name) => {
    expect(intentOf(message, plan)).toBe(name);
  });
});
