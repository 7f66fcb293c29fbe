const no =
  /^(?:no|nope|nah|not|none|never|negative|all good|all fine|im (?:fine|ok|okay|good|safe|joking|kidding)|i am (?:fine|ok|okay|good|safe)|just (?:kidding|joking|an? (?:idiom|joke|saying|figure))|its (?:just|only|a (?:joke|song|film|movie|saying))|it was (?:just|only|a joke)|nothing like that|of course not|dont worry|no worries|lol|haha\w*|(?:oh )?god no|absolutely not)\b/;
const yes =
  /^(?:yes|yeah|yep|yup|ya|y|si|sure|i am|i do|i did|i have|it is|it does|a bit|a little|kind of|kinda|sort of|sometimes|maybe|probably|i think so|sadly|unfortunately|right now|it hurts|correct|true|exactly)\b/;

/** How the person answers a question about a danger; null when they talk about something else. */
export function answerToQuestion(message: string): 'yes' | 'no' | null {
  const said = message
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N} ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (no.test(said)) return 'no';
  return yes.test(said) ? 'yes' : null;
}
