/** Classes that add nothing once the food itself is named. */
const droppedClasses = new Set(
  (
    'fish,crustaceans,mollusks,nuts,seeds,spices,snacks,candies,beverages,alcoholic beverage,fast foods,fast food,restaurant,' +
    'cereals ready-to-eat,cereals,cookies,usda commodity,game meat,frozen novelties,desserts,ice creams,leavening agents'
  ).split(','),
);

/** Classes that go after their kind: 'Cheese, blue' is 'Blue cheese'. */
const joinedClasses = new Set(
  (
    'cheese,oil,bread,soup,sauce,crackers,cake,pie,milk,yogurt,peppers,lettuce,squash,salad dressing,gravy,syrups,rolls,beans,puddings,' +
    'frostings,mushrooms,cabbage,rice,pasta,noodles,onions,flour,margarine,cream,muffins,pancakes,waffles,bagels,danish pastry,' +
    'doughnuts,sweet rolls,frozen yogurts,peas,corn,apples,pears,cherries,melons,potatoes,tomatoes,wine,beer,egg,babyfood,infant formula'
  ).split(','),
);

const noise = [
  /\([^)]*\)/g,
  /,? ?without (?:added )?(?:salt|vitamin|ascorbic)[^,]*/gi,
  /,? ?with(?:out)? added (?:vitamin|calcium|ascorbic|nutrients)[^,]*/gi,
  /,? ?(?:all|mixed) (?:grades|varieties|classes|species|areas|commercial varieties)/gi,
  /,? ?separable lean and fat/gi,
  /,? ?trimmed to [\d/]+" fat/gi,
  /,? ?(?:ready-to-serve|ready-to-drink|ready-to-eat|commercially prepared|commercial|year round average|domesticated|domestic)\b/gi,
  /,? ?(?:un)?enriched/gi,
  /,? ?broilers? or fryers/gi,
  /,? ?(?:drained solids|drained|solids and liquids)/gi,
  /,? ?mature seeds/gi,
];

const lower = (text: string) =>
  text.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase()).replace(/^\s+|\s+$/g, '');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Kellogg's Rice Krispies" for 'KELLOGG'S RICE KRISPIES'. */
const withoutShouting = (text: string) =>
  text.replace(/\b[A-Z][A-Z'’&-]{2,}\b/g, (word) => capital(word.toLowerCase()));

/** An everyday name for a description that starts with the category. */
export function friendlyName(description: string): string {
  const tidy = noise.reduce((text, pattern) => text.replace(pattern, ''), description);
  const parts = tidy
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [kind = description, ...rest] = parts;
  const [second, ...details] = rest;
  if (second === undefined) return withoutShouting(kind);
  if (droppedClasses.has(kind.toLowerCase()))
    return withoutShouting(capital([second, ...details].join(', ')));
  if (!joinedClasses.has(kind.toLowerCase()) || /^(?:raw|cooked|canned|frozen|dried|plain)\b/i.test(second))
    return withoutShouting([kind, ...rest].join(', '));
  return withoutShouting([`${capital(second)} ${lower(kind)}`, ...details].join(', '));
}
