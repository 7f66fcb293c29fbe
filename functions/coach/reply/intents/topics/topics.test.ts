import { describe, expect, it } from 'vitest';
import { conversationWith } from '../../../../../tests/eval/conversation';

const healthy = {
  answers: { bodyPains: null, medicalConditions: null, workLifeEffects: null, fitnessBarriers: null },
};
/** The last answer in a chat. */
const answerTo = (...said: string[]): string => {
  const say = conversationWith(healthy);
  return said.map((each) => say(each).reply.reply).at(-1) ?? '';
};

describe('A plain question gets a plain answer', () => {
  it.each([
    ['do i need shoes', 'bare feet'],
    ['can i train barefoot?', 'bare feet'],
    ['why did my weight go up 1kg overnight', 'water and food'],
    ['scales say im 1.5 kg heavier than yesterday', 'water and food'],
    ['is 3 times a week enough', 'Three times a week'],
    ['is 15 minutes a day enough', '15 minutes on most days'],
    ['is every day too much', 'going hard every day is too much'],
    ['calories burned skipping for 20 min', '20 minutes of jumping rope'],
    ['how much does walking 10000 steps burn', 'minutes of walking'],
    ['whats a 5k run burn', '31 minutes of running'],
    ['i can only hold a plank for 20s, is that bad', '20 clean seconds'],
    ['i can only do 3 push ups is that normal', '3 clean ones'],
    ['its ramadan, when should i train', 'before you eat'],
    ['lose belly fat: situps or running', 'Of the two, running'],
    ['six pack in 5 weeks', 'no one can promise it'],
    ['i want to run a 10k in march, can you make a plan', "can't write a running plan"],
    ['how many glasses of wine can i have', 'one a day for women'],
    ['i get leg cramps at night', 'pull your toes toward you'],
    ['just walked 5k with the dog, do I still need todays', 'counts for your body'],
    ['did 40 mins of footy can u put that in', '**Activity** page'],
    ['my 7 year old wants to join in', '13 and up'],
    ['am i getting stronger', 'In the last four weeks'],
    ['what did i do last tuesday', 'On Tuesday'],
    ['hate burpees. never give me those', 'Not for me'],
    ['can i do abs everyday', 'a day or two off'],
    ['how many steps should i aim for', '7,000 to 8,000'],
    ['will weights make me bulky', 'years of heavy lifting'],
    ['is sweating a sign of a good workout', 'cooling itself'],
    ['should i eat before working out', 'Both work'],
    ['do i need equipment', 'a bit of floor'],
    ['im 52 is it too late to start', 'never too late'],
    ['how long should a workout be', 'Ten to thirty minutes'],
    ['do ice baths work', 'sleep, food with protein'],
    ['does sore mean it worked', "isn't a measure of a good workout"],
    ['is it ok to train sore', 'with other muscles'],
    ['how do i stay consistent', "can't say no"],
    ['i dont have time', 'five minutes it is'],
    ['im really overweight can i do this', 'this is for you'],
    ['how do i engage my core', 'poke you in the belly'],
    ['how do i build endurance', 'Mostly easy'],
    ['how do i do the splits', 'Stretch **warm'],
    ['exercises for skiing', 'legs that land softly'],
    ['what does 3x10 mean', 'ten in a row'],
    ['tone my arms for a wedding in june', 'your arms'],
    ['is 20 mins enuf to lose weight', 'a very good start'],
    ["what's the difference between cardio and strength", 'Both, if you can'],
    ['i missed 3 days am i screwed', "You're fine"],
  ])('%s', (message, words) => {
    expect(answerTo(message)).toContain(words);
  });
});

describe('A question about the app is answered with the place', () => {
  it.each([
    ['remind me at 7 every morning', "7:00 isn't available"],
    ['remind me to train at 6pm', '18:00'],
    ['turn off notifications', 'Settings → Notifications'],
    ['who am i against in the challenge', 'Community'],
    ['is my sister beating me', 'Community'],
    ['can my friends see my weight', 'never shows your weight'],
    ['my streak is gone!!', "can't be restored"],
    ['did i lose my streak', '5 days'],
    ['where do i find my old workouts', 'Your workouts'],
    ['when does a workout count?', 'half of its exercises'],
    ['does it count if i stop early', 'stays in your history'],
    ['how long do i have to train for it to count', '5 active minutes'],
    ['i finished a workout but it didnt count', '5 active minutes'],
    ['app keeps crashing', 'Contact Us'],
    ['can i talk to a human', 'Contact Us'],
    ['how much does it cost', 'free to start'],
    ['does it work with my garmin', 'Bring in a file'],
    ['can i use my apple watch', '**Activity** page'],
    ['can u count my reps', 'with the camera'],
    ['delete everything about me', 'Delete account'],
    ['how do i change the days', 'Your week'],
    ['can i pause a workout', 'resume where you were'],
    ['my phone died mid workout', 'resume where you were'],
    ['why is my goal 20 min', "as long as the day's session"],
    ['is my data safe', "don't sell it"],
    ['where do i upload a profile pic', 'no profile pictures'],
    ['do you use ai', "I'm software"],
    ['can i use vita with my wife on one account', 'one each'],
    ['whens my rest day', 'are for rest'],
    ['what r points good for', "don't buy anything"],
    ['who is number 1', 'Community'],
    ['how do i get off the leaderboard', 'Settings → Privacy'],
    ['how do i block someone', 'Your Friends'],
    ['how do i make a group', 'Create a Group'],
    ['how do i add my weight', 'Profile Summary'],
    ['i cant find the start button', 'Start Workout'],
    ['is there pilates', 'Tell me your minutes'],
    ['hiya, im sarah, just signed up', 'Welcome'],
  ])('%s', (message, words) => {
    expect(answerTo(message)).toContain(words);
  });

  it('and a reminder of something else is not a reminder to train', () => {
    expect(answerTo('remind me to call mum at 7')).not.toContain('Settings → Reminders');
  });
});

describe('A short question continues the last topic', () => {
  it.each([
    [['do i need shoes', 'which ones'], 'holds your heel'],
    [['i get leg cramps at night', 'which stretch'], 'Face a wall'],
    [['i get leg cramps at night', 'which stretch', 'show me'], 'Face a wall'],
    [['what does the camera do', 'who sees it'], 'No one'],
    [['how do I add my mate', 'can he see my weight?'], 'never shows your weight'],
    [['calories burned skipping for 20 min', 'and running?'], '20 minutes of running'],
    [['calories burned skipping for 20 min', 'for an hour'], '60 minutes of jumping rope'],
    [['i want to run a 10k in march', 'what days'], 'Tuesday, Thursday, and Sunday'],
    [['what did i do on tuesday', 'and monday?'], 'On Monday'],
    [['whats a plank jack', 'is it hard'], 'a step up'],
    [['whats a plank jack', 'how many'], '3 sets'],
    [['how to do burpees', 'is that for beginners'], 'one of the hard ones'],
    [['should i eat before working out', 'what about after'], 'After'],
    [['what is AMRAP', 'and EMOM?'], 'every minute on the minute'],
    [['everyone at the gym is slimmer', 'whats the point'], 'Not to look like them'],
  ])('%j', (said, words) => {
    expect(answerTo(...said)).toContain(words);
  });

  it('and when it cannot be understood, Ana asks about the topic instead of listing options', () => {
    expect(answerTo('do i need shoes', 'flibber')).toContain('still about shoes');
  });
});

describe('An everyday situation is answered as it is', () => {
  it.each([
    [['i slept 4 hours', 'should i train'], 'Easy, yes'],
    [['im travelling, hotel room workouts?'], 'a floor and ten minutes'],
    [['should i train on my period'], 'Do what feels good'],
    [['can i train twice a day'], 'Two hard ones a day'],
    [['how much weight can i lose in a month'], 'half a kilo to a kilo) a week'],
    [['i want to lose 5kg', 'how long will it take'], 'half a kilo to a kilo) a week'],
    [['what should my weight be'], 'no one right number'],
    [['whats a good heart rate', 'mine goes to 170'], '186'],
    [['whats my streak', 'what if i miss tomorrow'], 'covered automatically'],
    [['whats my streak', 'what if i miss two days'], 'would end your streak'],
    [['i only have 5 minutes', 'is that even worth it'], 'Five minutes'],
    [['give me 15 min abs', 'how many calories is that'], 'burns'],
    [['whats better, running or cycling'], 'cycling **about'],
    [['can exercise help with anxiety'], 'lifts your mood'],
    [['are you married'], "I'm software"],
    [['that was hard'], 'you did it'],
    [['i couldnt finish'], 'Half is not nothing'],
    [['why do u give me the same exercises'], 'repeat on purpose'],
    [['does smoking affect my training'], 'shorter of breath'],
    [['im 45 and gaining weight why'], 'Strength training twice a week'],
    [['my doctor said i need to exercise more'], 'the right place'],
    [['i love dancing', 'whats the easiest style'], 'Start with **pop**'],
    [['how do i log a meal', 'is it accurate'], 'a good guess'],
    [['how do i get to platinum'], '588 points'],
    [['how do i do a squat', 'how deep'], 'Heels stay down'],
  ])('%j', (said, words) => {
    expect(answerTo(...said)).toContain(words);
  });

  it('and what they have at hand is planned with', () => {
    const { workout } = conversationWith(healthy)('got these 2 kettlebells 8kg, use em').reply;
    expect(workout).not.toBeNull();
  });

  it('and Ana asks about vague references instead of guessing', () => {
    expect(answerTo('what did i do yesterday', 'was that good')).toContain('still about what you did');
  });
});

describe('Someone who shares something hard is heard first', () => {
  it.each([
    ['everyone at the gym is slimmer', 'say nothing about yours'],
    ['i lost my job today', "I'm sorry"],
    ['exams are stressing me out', 'exams take over everything'],
    ['my wife left me', "I'm so sorry"],
    ['my dog died', "I'm so sorry"],
    ['was in hospital and lost my streak, can u bring it back', 'get well'],
  ])('%s', (message, words) => {
    expect(answerTo(message)).toContain(words);
  });

  it('and a first is celebrated', () => {
    expect(answerTo('i did my first push up ever!!')).toContain('a real moment');
  });

  it('but a danger in such words is answered as one', () => {
    const say = conversationWith(healthy);
    expect(say('my husband left me and i want to kill myself').concern).toBe('self-harm');
  });
});

describe('A message that means something else is no topic', () => {
  it.each([
    '20 minutes legs',
    'shorter',
    'i had two glasses of wine with dinner',
    'how many points do i have',
    'my knee hurts since i bought new shoes',
    'my child has a fever',
    'what should I do today?',
    'plan my week: Tuesday and Friday',
    'how many active days this month',
    'who won the champions league',
    'remind me to water the plants at 9',
    'no fever',
    'how many days until tuesday?',
    "i'm hopeless at chess",
    'new record: 7 kills in fortnite',
  ])('%s', (message) => {
    const { reply } = conversationWith(healthy)(message);
    expect(reply.told?.intent ?? '').not.toMatch(/^topic-/);
  });
});
