import { motivationByRules } from '../motivation-by-rules';
import { say, type Intent } from '../dialogue';

export const goodbye: Intent = {
  name: 'goodbye',
  answer: () => say("See you soon! I'm here whenever you want to move."),
};

export const refuse: Intent = {
  name: 'refuse',
  answer: () => say("All right, no pressure. Tell me what you'd like instead, whenever you feel like it."),
};

export const insult: Intent = {
  name: 'insult',
  answer: () =>
    say(
      "Sorry that didn't help. Tell me another way what you need, and I'll try again. To reach a person, use **Contact Us** in the menu.",
    ),
};

export const compliment: Intent = {
  name: 'compliment-coach',
  answer: () => say('Thank you, that makes my day! What would you like to do next?'),
};

export const praiseSelf: Intent = {
  name: 'praise-self',
  answer: ({ facts }) => say(`That's great to hear, well done! ${motivationByRules(facts)}`),
};

export const lowMood: Intent = {
  name: 'low-mood',
  answer: () =>
    say(
      "I'm sorry you feel that way, and I'm glad you told me. Nothing has to get done today. Do you want to tell me what's weighing on you, or would a slow walk or a few quiet stretches feel right? " +
        'Someone close to you may be the best company right now; if this lasts for weeks, a doctor can help.',
    ),
};

const jokes = [
  'Why did the dumbbell go to school? It wanted to be a little brighter than the kettlebell. I never said I was a comedian.',
  "I'd tell you my plank joke, but it's a long hold.",
  'My favorite machine is the one with snacks. Sadly, our library only has exercises.',
];

export const joke: Intent = {
  name: 'joke',
  answer: ({ text, earlier }) => {
    const others = jokes.filter((each) => earlier.lastReply !== each);
    return say(others[text.length % others.length] ?? '');
  },
};
