import { chance } from '../../../../shared/rules/chance';
import { chip, say, type Dialogue, type Intent } from '../dialogue';
import { prompts } from '../wording/prompts';
import { calledAs } from './topics/topics';

/** Ways to say that something isn't known. */
const openings = [
  "I don't know that one, and I won't make something up.",
  "I'm not sure what you need there. Can you say it another way?",
  "That's outside what I know. I can help with workouts, your progress, food, and this app.",
  "I didn't get that, sorry. Could you put it another way?",
  "I'll have to pass on that one. Ask me about moving, eating, or how you're doing.",
  "I can't help with that one, I'm afraid.",
];

/** Never the same one twice in a row. */
function openingFor({ text, earlier }: Dialogue): string {
  const others = openings.filter((each) => !earlier.lastReply.startsWith(each));
  return others[Math.floor(chance(text) * others.length)] ?? '';
}

const fewWords = 5;

/** What the last subject is called. */
const names: Readonly<Record<string, string>> = {
  'heart-rate': 'your heart rate',
  sleep: 'sleep',
  streak: 'your streak',
  'streak-freeze': 'your streak',
  points: 'your points',
  'earn-points': 'earning points',
  'activity-period': 'what you did',
  progress: 'your progress',
  'lose-weight': 'losing weight',
  'get-stronger': 'getting stronger',
  'training-frequency': 'how often to train',
  'rest-day': 'resting',
  soreness: 'sore muscles',
  stretching: 'stretching',
  glossary: 'that word',
  challenges: 'the challenges',
  community: 'the community',
  'log-meal': 'logging meals',
  dance: 'the dance',
  'results-when': 'seeing results',
  'explain-exercise': 'that exercise',
  'form-advice': 'your form',
  'choose-load': 'how heavy to go',
  water: 'drinking',
  reminders: 'reminders',
  'app-works': 'the app',
  'suggest-routine': 'the routine',
  'ask-safe': 'what is safe for you',
};

/** A few words right after a subject are about it. */
function askedBack({ text, earlier }: Dialogue): string | null {
  const called = calledAs(earlier.intent) ?? names[earlier.intent ?? ''] ?? null;
  if (called === null || text.trim().split(/\s+/).length > fewWords) return null;
  return `Is that still about ${called}? Tell me a little more, and I'll answer as well as I can.`;
}

export const unknown: Intent = {
  name: 'out-of-scope',
  answer: (dialogue) => {
    const back = askedBack(dialogue);
    return back === null ? { ...say(openingFor(dialogue)), choices: prompts.map(chip) } : say(back);
  },
};
