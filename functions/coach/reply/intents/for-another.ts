import { saidPlainly } from '../../understanding/said';
import { say, type Intent } from '../dialogue';
import { olderBalance } from './training-kinds';

const older =
  /\b(?:nan|nana|nanny|gran\w*|elderly|old(?:er)?|retired|pensioner|frame|rollator|zimmer|stick|cane|wobbly|unsteady|frail|falls?|fell|[6-9]\d)\b/;
const child =
  /\b(?:kids?|child(?:ren)?|toddler|(?:son|daughter|niece|nephew|boy|girl|brother|sister)\b.{0,12}\b(?:[3-9]|1[0-4])\b|(?:[3-9]|1[0-4]) ?(?:yo|yr|year))\b/;
const sitting = /\b(?:frame|rollator|zimmer|wheelchair|cant stand|cannot stand|chair)\b/;
const seatedMoves = ['seated-knee-extension', 'seated-heel-raise', 'chair-twist'];

/** Training for somebody else, whom nobody here knows: advice in general and no plan. */
export const forAnother: Intent = {
  name: 'for-another',
  answer: (dialogue) => {
    const said = saidPlainly(dialogue.text);
    if (child.test(said))
      return say(
        'For a child it is play that counts: running, dancing, climbing, an hour a day, with you if you like. Weight is never a plan of mine for them; if it worries you, ask their doctor.',
      );
    const isOld = older.test(said) || dialogue.earlier.intent === 'for-another';
    if (sitting.test(said))
      return say(
        'Then sitting is the safe way to begin: these on a steady chair that cannot slide, slowly, with somebody close by. Their doctor or physiotherapist knows what else is right.',
        seatedMoves,
      );
    if (isOld) {
      const reply = olderBalance.answer(dialogue);
      return { ...reply, reply: `I don't know them, so I make no plan for them. ${reply.reply}` };
    }
    return say(
      "A plan of mine is made for you: I don't know what someone else can do, or has to spare. With an account of their own they tell me, and get a plan that fits. If you do a session of yours together, let them take the easier version of each move.",
    );
  },
};
