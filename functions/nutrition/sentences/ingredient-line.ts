import { canonicalWords } from '../foods/canonical-words';
import { foodCalled } from './find-name';
import { unitWords } from './units';

const aroundAmounts = new Set(
  'about approx approximately around each in total altogether drained or to x'.split(' '),
);

/** Whether only numbers and units stand in brackets, or a count: '(about 1 kg/2 lb)', '(4 whites)'. */
function isAmount(aside: string): boolean {
  const words = aside.toLowerCase().match(/\p{L}+/gu) ?? [];
  const others = words.filter((word) => !unitWords.includes(word) && !aroundAmounts.has(word));
  return /[\d¼-¾⅐-⅞]/.test(aside) && (others.length === 0 || (others.length === 1 && words.length === 1));
}

/** Asides without an amount say how to cook it or what else would do: '(cod, haddock, or pollock)'. */
const withoutAsides = (line: string) =>
  line.replaceAll(/\(([^()]*)\)/g, (all, aside: string) => (isAmount(aside) ? all : ' '));

/** What it is packed in: 'tuna in olive oil'. */
const packedIn =
  /\s(?:packed |canned |tinned )?in (?:its |their )?(?:own )?(?:(?:natural|light|heavy|olive|sunflower|vegetable|spring|salted|tomato|fruit|extra virgin olive) )?(?:oil|water|brine|juices?|syrup|salt|vinegar|adobo sauce)\b/i;

const isName = (words: readonly string[]) => foodCalled(words.join(' ').toLowerCase()) !== null;

/** '2 tbsp vegetable or sunflower oil' is vegetable oil, '1 cup lentils or minced meat' lentils. */
function firstChoice(line: string): string {
  const [, before = '', after = ''] = /^(.*?[\p{L})]),? or ([\p{L}].*)$/iu.exec(line) ?? [];
  if (before === '') return line;
  const last = before.split(/\s+/).at(-1) ?? '';
  const [, ...rest] = (after.split(/[,(]/)[0] ?? '').trim().split(/\s+/);
  // What follows the choice is another ingredient: '2 onions or leeks, 1 carrot'.
  const others = before.split(/\s+/).slice(0, -1);
  const next = after.replace(/^[^,]*/, '').replace(/^(?:,? or [^,]*)+/, '');
  const heads = [rest, rest.slice(-1), rest.slice(-2)].filter((words) => words.length > 0);
  const whole = heads.find((head) => isName([last, ...head]));
  if (whole) return [...others, last, ...whole].join(' ') + next;
  const words = before
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !unitWords.includes(word.toLowerCase()));
  const isNamed = words.some((_, at) => isName(words.slice(at)));
  return isNamed ? before + next : [...others, after].join(' ');
}

/** 'Fat-free, low-sodium chicken broth': commas between describing words separate nothing. */
const withoutListedAdjectives = (line: string) =>
  line.replaceAll(
    /\b(boneless|skinless|[a-z]+-(?:free|fat|sodium|cut|quality)|large|small|medium|fresh|firm|ripe|dried|frozen|good|thick|thin|unsalted|salted|raw|cooked|peeled|lean|mild|plain|sliced|chopped|diced|grated|shredded|crushed|minced|ground|cold|warm|hot|soft|sweet|dry|whole|bone-in|skin-on|organic|free-range),\s+(?=[a-z-]+ [a-z])/gi,
    '$1 ',
  );

/** '1 tsp each cumin and coriander': the amount goes with each. */
function oneEach(line: string): string {
  const [, before = '', after = ''] =
    /^(\s*[\d./ ¼-¾⅐-⅞-]*\s*\p{L}+\.?) each(?: of)? (?:the )?(.+)$/iu.exec(line) ?? [];
  return before === ''
    ? line
    : after
        .split(/,? and |, /)
        .map((each) => `${before} ${each}`)
        .join(', ');
}

/** '1 inch ginger', 'a 5 cm piece of ginger': a knob of it. */
const lengthOf =
  /\b(?:an? )?(\d[\d.]*)[ -]?(?:cm|inch(?:es)?|in)\b\.?[ -]?(?:(?:piece|knob|chunk|length|thumb)s? )?(?:of )?(?=(?:fresh |root |peeled )*(?:ginger|galangal|turmeric)\b)/gi;

/** One line of a recipe, with the one ingredient that it asks for. */
export const plainIngredient = (line: string): string =>
  canonicalWords(line).length === 0
    ? line
    : oneEach(
        firstChoice(
          withoutListedAdjectives(withoutAsides(line)).replace(packedIn, ' ').replaceAll(lengthOf, '1 knob '),
        ),
      );
