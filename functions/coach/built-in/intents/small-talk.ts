import { brand } from '../../../../shared/brand';
import { say, type Intent, type Dialogue } from '../dialogue';
import { count } from '../wording/count';
import { todayOf, wasActiveOn } from '../wording/figures';
import { helpText, prompts } from '../wording/prompts';

const timeOfDay = (hour: number) =>
  hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';

function greet({ facts }: Dialogue) {
  const { currentStreak } = facts.progress;
  const streak = currentStreak > 1 ? ` Your streak stands at **${count(currentStreak, 'day')}**` : '';
  const isDone = wasActiveOn(facts, todayOf(facts));
  const state =
    streak === ''
      ? ''
      : isDone
        ? `${streak}, and today is already in it.`
        : `${streak}; today is still open.`;
  return say(
    `Good ${timeOfDay(facts.hour)}! Good to see you.${state}\n\nWhat shall we do? For example: *“what should I do today?”*`,
  );
}

export const greeting: Intent = {
  name: 'greeting',
  signals: [
    [
      3,
      'hi',
      'hello',
      'hey',
      'heya',
      'heyy',
      'hii',
      'hiii',
      'hiya',
      'yo',
      'hola',
      'howdy',
      'sup',
      'morning ana',
      'good morning|evening|afternoon|day',
    ],
    [3, 'how are you', 'how is it going', 'what is up', 'you alright'],
  ],
  answer: greet,
};

export const thanks: Intent = {
  name: 'thanks',
  signals: [
    [
      3,
      'thanks',
      'thank you',
      'cheers',
      'appreciate',
      'bye',
      'goodbye',
      'see you',
      'see ya',
      'good night',
      'ta',
      'legend',
      'you rock',
      'later ana',
    ],
    [3, 'great', 'awesome', 'nice one', 'perfect', 'that helped', 'love it'],
  ],
  answer: () => say("You're welcome! I'm here whenever you want to move. See you soon."),
};

export const acknowledgement: Intent = {
  name: 'acknowledgement',
  signals: [
    [
      3,
      'ok',
      'okay',
      'yes',
      'yeah',
      'yep',
      'sure',
      'go on',
      'alright',
      'lol',
      'haha',
      'wow',
      'nice',
      'hmm',
      'cool',
      'no',
      'nope',
      'nah',
      'fine',
    ],
  ],
  needs: ({ reading }) => reading.words.length <= 3,
  answer: ({ earlier }) =>
    say(
      earlier.plan
        ? 'Then press **Start** on the workout above when you are ready. Want it different? Say *shorter*, *harder* or *another one*.'
        : `What shall we do next? You can ask me, for example:\n\n${prompts}`,
    ),
};

export const aboutCoach: Intent = {
  name: 'about the coach',
  signals: [
    [
      5,
      'who are you',
      'who even are you',
      'what are you',
      'are you real|human|bot|robot|ai|person',
      'your name',
      'who is ana',
      'introduce yourself',
    ],
    [5, 'what can you do', 'what can you help', 'how can you help', 'what can i ask', 'what do you do'],
    [3, 'help', 'a bot', 'chatgpt', 'commands'],
  ],
  answer: () =>
    say(
      `I'm **${brand.coach}**, the coach in ${brand.product}. I'm software, not a person: here I answer from your profile, your ` +
        `training and our exercise library, and I say so when I don't know something. I'm no doctor.\n\n${helpText}`,
    ),
};

export const voiceHelp: Intent = {
  name: 'talking to the coach',
  signals: [
    [
      5,
      'talk to you',
      'speak to you',
      'microphone',
      'mic',
      'voice input|message|chat',
      'use my voice',
      'talk instead of typing',
      'hear me',
    ],
  ],
  answer: () =>
    say(
      'Tap the **microphone** beside the text field and speak. When you pause for two seconds your words are sent, and I answer ' +
        'aloud. Tap it again to stop. Your browser will ask for permission first; Chrome and Edge know it best.',
    ),
};
