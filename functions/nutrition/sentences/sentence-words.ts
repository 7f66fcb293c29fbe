import { preparations } from './recipe-words';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that say nothing about what was eaten or how much. */
export const fillers = setOf(
  'just my the of for from at this that it its was were me our some any their his her ' +
    'breakfast lunch dinner supper brunch snack tea-time morning afternoon evening tonight today yesterday later after before also ' +
    'about around roughly approximately approx maybe probably nearly almost only bit little lots lot each side as to be is so well ' +
    'followed washed down top topped served made makes mixed spread cooked home um er had finished got grabbed really whole by up ' +
    'more extra one-ish like worth total big-ish sort kind type small-ish meal ones inch inches cm footlong whole little pretty quite very super stirred oops nos really actually tonight',
);

/** How a food was prepared or what it was like, unless its name says so. */
export const modifiers: ReadonlySet<string> = new Set([
  ...preparations,
  ...setOf(
    'fresh freshly homemade hot cold warm organic nice sliced chopped diced grilled steamed roasted roast baked boiled cooked raw skinless boneless ' +
      'stir lean toasted toast crispy crunchy ripe frozen unsweetened unsalted salted light thick thin thickly thinly peeled grated crushed shredded ' +
      'leftover medium-rare rare done soft spicy sweetened strong weak iced sized heaped heaping level rounded generous good decent healthy full ' +
      'fat reduced low tasty delicious classic plain smooth natural pure lightly fried pan stuffed poached scrambled hard mashed creamy simple quick instant brewed black white brown red green yellow dark mixed dried canned tinned wholemeal semi skimmed ' +
      'lovely perfect leftover leftovers usual normal own favourite fancy cheeky massive standard average typical proper real authentic traditional ' +
      'savoury bland moist juicy tender chewy fluffy gooey sticky runny chunky thick-cut handmade shop bought storebought bakery supermarket microwaved ' +
      'reheated packed prepared seasoned spiced buttery cheesy cheap expensive single double wild farmed caught line sustainable vegan veggie vegetarian ' +
      'gluten dairy lactose wheat fattening filling greasy oily wholesome loaded dressed undressed drained rinsed marinated glazed charred burnt burned ' +
      'medium-well blackened breaded battered deep shallow air fryer airfried oven slow pressure sous vide barbecued bbqd flame finely roughly thinly coarsely ' +
      'italian french spanish greek turkish lebanese mexican indian chinese japanese thai korean vietnamese british english scottish irish welsh american ' +
      'savoy cornish dutch german swiss polish moroccan persian african caribbean mediterranean asian pounded tandoori platter rocks smashed supreme assorted',
  ),
]);

/** Sizes, as a factor. */
export const sizes = new Map<string, string>([
  ['mini', 'mini'],
  ['tiny', 'mini'],
  ['small', 'small'],
  ['smallish', 'small'],
  ['little', 'small'],
  ['toddler', 'mini'],
  ['toddlers', 'mini'],
  ['childs', 'small'],
  ['childrens', 'small'],
  ['medium', 'medium'],
  ['regular', 'medium'],
  ['large', 'large'],
  ['big', 'large'],
  ['huge', 'large'],
  ['grande', 'large'],
  ['family', 'large'],
  ['sharing', 'large'],
]);

/** Words between two things that were eaten. */
export const joiners = setOf(
  'and with plus then in on over atop alongside including n w but or containing contained featuring under beside',
);

/** Verbs that end what was said before; after 'did not have', the denial continues. */
export const verbs = setOf(
  'had have has having eaten ate eat eating drank drink drinking drunk got grabbed made finished tried snacked munched cooked ordered bought',
);

/** What follows was not eaten. */
export const negations = setOf(
  'no without minus not didnt dont couldnt wouldnt wasnt havent hadnt never neither nor skipped skip skipping instead except excluding avoided hold nothing rather',
);

/** A little of something: 'a bit of', 'a touch of'. */
export const littles = setOf('little bit touch hint smidge smidgen dab drop tad');

/** A number before these is not a count: 'a 6 inch sub'. */
export const lengths = setOf('inch inches cm footlong');

/** What follows only says what the previous food is like. */
export const likenesses = setOf('style type like kind thing esque');
