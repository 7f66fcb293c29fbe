import { brand } from '../../../../shared/brand';
import { chip, say, type Intent, type Dialogue } from '../dialogue';
import { count } from '../wording/count';
import { todayOf, wasActiveOn } from '../wording/figures';
import { helpText, prompts } from '../wording/prompts';

const timeOfDay = (hour: number) =>
  hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';

function greet({ facts }: Dialogue) {
  const { currentStreak } = facts.progress;
  const streak = currentStreak > 1 ? ` Your streak is at **${count(currentStreak, 'day')}**` : '';
  const isDone = wasActiveOn(facts, todayOf(facts));
  const state =
    streak === '' ? '' : isDone ? `${streak}, and today already counts.` : `${streak}; today is still open.`;
  return say(
    `Good ${timeOfDay(facts.hour)}! Good to see you.${state}\n\nWhat would you like to do? For example: *“what should I do today?”*`,
  );
}

export const greeting: Intent = {
  name: 'greeting',
  answer: greet,
};

export const thanks: Intent = {
  name: 'thanks',
  answer: () => say("You're welcome! I'm here whenever you want to move. See you soon."),
};

export const acknowledgement: Intent = {
  name: 'acknowledge',
  answer: ({ earlier }) =>
    earlier.plan
      ? say(
          "Press **Start** on the workout above when you're ready. Want it different? Say *shorter*, *harder*, or *another one*.",
        )
      : { ...say('Good. What would you like to do next?'), choices: prompts.map(chip) },
};

export const aboutCoach: Intent = {
  name: 'about-coach',
  answer: () =>
    say(
      `I'm **${brand.coach}**, the coach in ${brand.product}. I'm software, not a person: I answer from your profile, your ` +
        `training, and our exercise library, and I say so when I don't know something. I'm not a doctor.\n\n${helpText}`,
    ),
};

export const voiceHelp: Intent = {
  name: 'voice',
  answer: () =>
    say(
      'Tap the **microphone** next to the text field and speak. When you pause for two seconds, your words are sent, and I answer ' +
        'out loud. Tap it again to stop. Your browser will ask for permission first; it works best in Chrome and Edge.',
    ),
};
