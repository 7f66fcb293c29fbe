import { questions } from '../questions';
import type { SpokenField } from '../spoken-questions';
import type { Topic } from './questions-back';

interface About {
  why: string;
  meaning: string;
  /** How to leave it open; absent where the plan needs an answer. */
  skip?: string;
  /** If others may see it or something of it. */
  who?: string;
  safe?: string;
}

const skipped = 'That\'s up to you. Say "skip" and we\'ll move on.';

/** What the coach says when she is asked about one of her questions. */
const about: Readonly<Record<SpokenField, About>> = {
  name: {
    why: "So I know what to call you. It's nicer than “hey, you”.",
    meaning: 'Whatever you like to be called: a first name, a nickname, anything you answer to.',
    who: 'Your name is what friends and the leaderboards show. You can take yourself off the boards in Settings.',
  },
  ageRange: {
    why: 'Age tells me how long to warm you up, how much rest to plan, and how much you need to eat.',
    meaning: 'Just your age: 18-29, 30-39, 40-49, or 50+.',
  },
  gender: {
    why: 'It helps me work out how much you need to eat, and to plan right during a pregnancy.',
    meaning: 'Male, female, or other: whatever fits you best.',
    skip: 'If you\'d rather not say, pick "Other". Your plan works just as well.',
  },
  goalType: {
    why: 'Your goal decides which exercises I pick and how they add up over the week.',
    meaning: "Lose weight, get stronger, or tone up. Pick the one you'd be happiest about.",
    who: 'Your answer is yours alone. Someone with the same goal may see you as a suggestion, and you can turn that off in Settings.',
  },
  bodyType: {
    why: 'It tells me how much jumping your joints should take at first. There is no right answer.',
    meaning:
      'How your body looks to you today: slim, mid-size, plus-sized, or soft and round. Close is good enough.',
  },
  targetZones: {
    why: 'I pick more exercises for the parts you care about.',
    meaning: "The parts you'd like to train most: belly, butt, legs, chest, or arms. Several are fine.",
  },
  age: {
    why: 'The exact number sets your warm-up, your rest, and how much you need to eat.',
    meaning: 'Your age today in years, like 36.',
  },
  heightCm: {
    why: 'With your weight, it tells me how much you need to eat and how much jumping is kind to your joints.',
    meaning: 'Without shoes, in any unit: 172 cm or 5 foot 8. About is fine.',
  },
  weightKg: {
    why: 'It tells me how much energy you use, and how much jumping is kind to your joints. It is never a judgment.',
    meaning: 'What the scale shows, in any unit: 70 kg or 154 lb. About is fine.',
  },
  targetWeightKg: {
    why: 'It gives us something to look forward to. Your plan works without it, too.',
    meaning: 'A weight you\'d like to reach one day. If you don\'t have one, say "skip".',
    skip: skipped,
    safe: 'Slow is safe: about a pound, or half a kilo, a week. For a bigger change, ask your doctor first.',
  },
  medicalConditions: {
    why: "So I leave out what isn't good for you. I'd rather know too much than too little.",
    meaning: 'Things like asthma, diabetes, high blood pressure, an operation, or a pregnancy.',
    skip: skipped,
  },
  bodyPains: {
    why: "So I can plan around what hurts and we don't make it worse.",
    meaning: "Anything that's sore or stiff, or an old injury: a knee, your lower back, a shoulder.",
    skip: skipped,
  },
  workLifeEffects: {
    why: 'So your training fits the life you have, not the other way around.',
    meaning: 'Things like a desk job, night shifts, long hours, or little kids.',
    skip: skipped,
  },
  fitnessBarriers: {
    why: 'If I know what got in the way before, I can help you around it.',
    meaning: 'Things like no time, getting bored, or not knowing where to start.',
    skip: skipped,
  },
};

const onlyYou = "Only you. Your answers aren't shown to anyone else here, and you can delete them anytime.";
const gentle =
  'I start gently and plan around whatever you tell me. If a doctor told you to take care, ask them first.';
const needed = 'I do need this one for your plan. A rough answer is fine, and you can change it anytime.';
const later = 'Sure. You can change every answer later, here or on your profile.';

function leftText(asked: SpokenField): string {
  const left = questions.length - questions.findIndex(({ field }) => field === asked);
  if (left === 1) return 'This is the last one.';
  return `Not long: ${left > questions.length ? questions.length + 1 : left} short questions at most, about two minutes.`;
}

/** The short answer to a question about the open one. */
export function answerBack(topic: Topic, asked: SpokenField): string {
  const { why, meaning, skip, who, safe } = about[asked];
  switch (topic) {
    case 'why':
      return why;
    case 'meaning':
      return meaning;
    case 'who':
      return who ?? onlyYou;
    case 'must':
      return skip ?? needed;
    case 'safe':
      return safe ?? gentle;
    case 'later':
      return later;
    case 'left':
      return leftText(asked);
  }
}
