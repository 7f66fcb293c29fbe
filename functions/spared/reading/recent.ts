const lately =
  /\b(?:just (?:had|got|been|came|come|gone|back|out|home)|yesterday|today|this (?:week|morning|month)|last (?:week|night|nite|month|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*)|recent\w*|the other (?:day|week)|(?:a|few|couple of|several) (?:days?|weeks?|wks?) (?:ago|back|post)|fresh(?:ly)?|stitches|(?:on |since )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;
const ago =
  /\b(\d+|one|two|three|four|five|six|seven|eight) (days?|weeks?|wks?) (?:ago|back|post|after|since|out)\b/;
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** How long a wound and the tissue below it usually take. */
const healingDays = 56;

/** Whether a lower-case text is about the last eight weeks. */
export function isRecentIn(text: string): boolean {
  const [, amount = '', unit = ''] = ago.exec(text) ?? [];
  if (amount === '') return lately.test(text) && !/\b(?:years?|yrs?|long) (?:ago|back)\b/.test(text);
  const count = numbers.includes(amount) ? numbers.indexOf(amount) : Number(amount);
  return count * (unit.startsWith('d') ? 1 : 7) <= healingDays;
}
