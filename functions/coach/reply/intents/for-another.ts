import { saidPlainly } from '../../understanding/said';
import { say, type Intent } from '../dialogue';
import { olderBalance } from './training-kinds';

const older =
  /\b(?:nan|nana|nanny|gran\w*|elderly|old(?:er)?|retired|pensioner|frame|rollator|zimmer|stick|cane|wobbly|unsteady|frail|falls?|fell|[6-9]\d)\b/;
const child =
  /\b(?:kids?|child(?:ren)?|toddler|(?:son|daughter|niece|nephew|boy|girl|brother|sister)\b.{0,12}\b(?:[3-9]|1[0-4])\b|(?:[3-9]|1[0-4]) ?(?:yo|yr|year))\b/;
const sitting = /\b(?:frame|rollator|zimmer|wheelchair|cant stand|cannot stand|chair)\b/;
const seatedMoves = ['seated-knee-extension', 'seated-heel-raise', 'chair-twist'];

/** Training for someone else who isn't known here: general advice and no plan. */
export const forAnother: Intent = {
  name: 'for-another',
  answer: (dialogue) => {
    const said = saidPlainly(dialogue.text);
    if (child.test(said))
      return say(
        "For a child, play is what counts: running, dancing, climbing, an hour a day, with you if you like. I never plan around a child's weight; if it worries you, ask their doctor.",
      );
    const isOld = older.test(said) || dialogue.earlier.intent === 'for-another';
    if (sitting.test(said))
      return say(
        "Then start seated: do these slowly on a steady chair that can't slide, with someone close by. Their doctor or physical therapist knows what else is right.",
        seatedMoves,
      );
    if (isOld) {
      const reply = olderBalance.answer(dialogue);
      return { ...reply, reply: `I don't know them, so I won't make a plan for them. ${reply.reply}` };
    }
    return say(
      "I plan for you, and I don't know what someone else can do or what hurts them. With their own account they can tell me and get a plan that fits. If you do one of your sessions together, let them take the easier version of each move.",
    );
  },
};
