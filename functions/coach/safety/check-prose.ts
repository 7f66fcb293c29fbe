import type { Exercise } from '../../../shared/rules/exercise';
import { wordsOf } from '../../../shared/rules/reading/words';
import { findExercises } from '../../understanding/find-exercises';
import { isNegated } from '../reply/reading/negation';

const pain = '(?:pain|ache|aches|hurt|hurting|discomfort|soreness|injury|agony|sting|burning in)';
const despite = [
  `\\b(?:push|pushing|work|power|train|training|go|fight|run|lift|play|squeeze|grind|move|battle)(?: on| straight| right)? (?:through|past|beyond|into) (?:the |your |any |a |some |this |that |all )*(?:\\w+ )?${pain}`,
  `\\b(?:ignore|forget|block out|tune out|embrace|welcome) (?:the |your |any |that |this )*(?:\\w+ )?${pain}`,
  'no pain,? no gain',
  'pain is (?:just )?(?:weakness|temporary|progress|your friend|a good sign|part of it|fine|nothing|only in your head)',
  `\\buntil it (?:really )?hurts`,
  `\\b(?:keep (?:going|moving|pushing)|carry on|continue|finish|go on)\\b[^.!?]{0,40}\\b(?:even if|even though|even when|although|though|despite|while it)\\b[^.!?]{0,40}${pain}`,
  `\\beven (?:if|when|though) (?:it|something|that|your \\w+) (?:really )?(?:hurts|aches)[^.!?]{0,30}\\b(?:keep|continue|carry|go on|push)`,
].map((source) => new RegExp(source, 'i'));
/** 'Never push through pain' says the opposite. */
const denial =
  /\b(?:not|never|no need to|don['’]?t|do not|avoid|without|stop|rather than|instead of|isn['’]?t|myth|wrong)\b/i;
/** A sentence that tells the person to leave an exercise out names it. */
const leavesOut =
  /\b(?:avoid|skip|leave|leaving|left|without|instead of|rather than|stay away|replac\w*|rule[sd]? out|ruled|off your list|out for now|not for you|no more|swap|sit out|drop|hold off|steer clear)\b/i;

const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim() !== '');

function pushesThroughPain(sentence: string): boolean {
  return despite.some((pattern) => {
    const at = sentence.search(pattern);
    return at >= 0 && !(denial.test(sentence.slice(0, at)) && !/^no pain/i.test(sentence.slice(at)));
  });
}

function names(sentence: string, out: ReadonlySet<string>, exercises: readonly Exercise[]): boolean {
  if (leavesOut.test(sentence)) return false;
  const words = wordsOf(sentence);
  return findExercises(words, exercises).exercises.some(
    ({ what, first }) => out.has(what.id) && !isNegated(words, first),
  );
}

/**
 * Whether a model's words may be shown: they recommend no exercise that isn't for the person, and never say to push through pain. For a
 * reply still being written, as far as it goes.
 */
export function isFitProse(text: string, out: ReadonlySet<string>, exercises: readonly Exercise[]): boolean {
  return sentencesOf(text).every(
    (sentence) => !pushesThroughPain(sentence) && !names(sentence, out, exercises),
  );
}
