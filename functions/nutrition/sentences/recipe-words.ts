/** Why or how an ingredient is used: nothing of it is another food or amount. */
const purposes = [
  // 'plus extra for dusting', 'and a little more to serve'
  /(?:\b(?:plus|and|with|or)\b )?(?:a (?:little|bit|few|drizzle|knob|pinch) )?(?:\bsome )?\b(?:extra|more)\b(?! (?:virgin|large|lean|firm|dry|crunchy|thick|light|dark|strong|mature|hot|spicy|fine|old))(?: [a-z]+){0,3}? (?:for|to)\b[^,;.()]*/g,
  /\bplus (?:a (?:little|bit|few) )?(?:extra|more)\b[^,;.()]*/g,
  /\bto (?:serve|taste|garnish|finish|decorate|sprinkle|dust|grease|fry|brush|drizzle|cover|thicken|bind|roll|coat|glaze|season)\b(?: (?:with|on top|over|lightly|taste))?/g,
  /\b(?:for|when) (?:(?:deep|shallow|pan|stir) ?-?)?(?:dusting|greasing|frying|brushing|drizzling|rolling|serving|garnish(?:ing)?|decorat(?:ion|ing)|sprinkling|kneading|coating|glazing|topping|cooking|baking|the [a-z]+)\b/g,
  /\b(?:as (?:needed|required|desired)|if (?:needed|desired|using|you like|necessary|possible)|optional|or to taste|or so|or more|at room temperature|room temperature|from the (?:can|tin|jar|packet|fridge)|according to (?:the )?(?:packet|package|pack)[a-z ]*)\b/g,
  // 'cut into 2 cm chunks', 'separated into leaves', 'broken in pieces'
  /\b(?:cut|chopped|sliced|torn|broken|separated|divided|diced|halved|quartered|grated|shredded|snapped|trimmed|rolled|shaped) (?:[a-z]+ )?(?:into|in (?:half|halves|two|thirds|quarters|fours?|chunks|pieces|strips|slices|rounds|wedges|cubes|rings))\b[^,;.()]*/g,
  /\b(?:skins?|bones?|seeds?|stalks?|stems?|ribs?|rinds?|fat|crusts?|tops?|ends?|leaves|green parts?|white parts?|outer leaves|tough stems?|core|shells?|stones?|pits?)[ -](?:and [a-z]+ )?(?:on|off|in|only|removed|discarded|trimmed|reserved|picked|scraped|scraped out|torn)\b/g,
  /\b(?:squeezed|pat(?:ted)?|wiped|drained|spun) dry\b/g,
  /\b(?:such as|preferably|ideally|i\.?e\.?|e\.?g\.?|see (?:note|tip|recipe|method)s?)\b[^;.()]*/g,
];

/** 'The juice of 2 lemons' is told as '2 lemon juice'. */
const partsOf =
  /\b(?:(?:finely )?(?:grated )?(?:zest|rind|peel) (?:and|&|plus) )?(?:the )?(?:freshly squeezed )?(?:(?:finely )?(?:grated )?(juice|zest|rind|peel))(?: and (?:finely )?(?:grated )?(?:zest|rind|peel))? (?:of|from) ((?:an? |one |two |three |half an? |half |\d[\d.]* )?(?:(?:large|small|medium) )?)((?:[a-z]+ )?(?:lemon|lime|orange|grapefruit|clementine|mandarin|satsuma|tangerine|yuzu))(?:e?s)?\b/g;

/** What an ingredient list says besides foods and amounts, left out. */
export const withoutPurposes = (text: string): string =>
  purposes
    .reduce((left, purpose) => left.replaceAll(purpose, ' , '), text)
    .replaceAll(
      partsOf,
      (_, part: string, count: string, fruit: string) =>
        `${count || '1 '}${fruit} ${/rind|peel/.test(part) ? 'zest' : part}`,
    );

/** How an ingredient is prepared. */
export const preparations: ReadonlySet<string> = new Set(
  (
    'beaten minced divided softened melted sifted packed halved quartered cubed julienned shelled deveined pitted cored trimmed ' +
    'juiced zested seeded deseeded stemmed torn soaked squeezed crumbled whisked separated thawed defrosted strained blanched skinned ' +
    'filleted washed scrubbed stoned hulled chilled lukewarm tepid cooled bruised pounded flaked pressed slivered snipped ' +
    'scored butterflied cleaned topped tailed shucked husked picked coarse fine freshly cracked milled toasted ' +
    'scant heaping generous level rounded approx thinly thickly lengthways lengthwise crosswise diagonally rough bite evenly firmly loosely lightly ' +
    'pasteurised pasteurized organic bone boneless skinless skin-on best quality good ready rolled unwaxed undyed fairtrade ' +
    'part skim smoked crumbled broken thumb sized size fridge split individually wrapped unwrapped unsmoked crusty floury waxy roma plum vine beefsteak hass ' +
    'excess fatty tightly firmly cleaned gutted cracked aged tender heritage baking-quality lightly seedless unpeeled uncut thumb-sized ' +
    'spooned reserved warmed dice matchsticks batons'
  ).split(' '),
);
