const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that say nothing about what was eaten or how much. */
export const fillers = setOf(
  'i had ive have has eaten ate eat eating drank drink drinking just my the of for from at this that it its was were me we our some any ' +
    'breakfast lunch dinner supper brunch snack tea-time morning afternoon evening tonight today yesterday later after before also ' +
    'about around roughly approximately approx maybe probably nearly almost only bit little lots lot each side as to be is so well ' +
    'followed washed down top topped served made makes mixed spread cooked home um er had finished got grabbed really whole over by up ' +
    'more extra one-ish like worth total plain big-ish sort kind type small-ish meal ones inch inches cm footlong whole',
);

/** How a food was prepared or what it was like, where its name does not say it. */
export const modifiers = setOf(
  'fresh freshly homemade hot cold warm organic nice sliced chopped diced grilled steamed roasted roast baked boiled cooked raw skinless boneless ' +
    'stir lean free range toasted toast crispy crunchy ripe frozen unsweetened unsalted salted light thick thin thickly thinly peeled grated crushed shredded ' +
    'leftover medium-rare rare done soft spicy sweetened strong weak iced sized heaped heaping level rounded generous good decent healthy full ' +
    'fat reduced low tasty delicious classic plain smooth natural pure lightly fried pan stuffed poached scrambled hard mashed creamy simple quick instant brewed black white brown red green yellow dark mixed dried canned tinned wholemeal semi skimmed',
);

/** Sizes by their measure. */
export const sizes = new Map<string, string>([
  ['mini', 'mini'],
  ['tiny', 'mini'],
  ['small', 'small'],
  ['smallish', 'small'],
  ['little', 'small'],
  ['medium', 'medium'],
  ['regular', 'medium'],
  ['large', 'large'],
  ['big', 'large'],
  ['huge', 'large'],
  ['grande', 'large'],
]);

/** Between two things that were eaten. */
export const joiners = setOf('and with plus then in on alongside including n w');

/** What follows was not eaten. */
export const negations = setOf('no without minus not');

/** A number before them is no count: 'a 6 inch sub'. */
export const lengths = setOf('inch inches cm footlong');
