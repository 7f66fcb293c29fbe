import { isAllowance, ownSentencesOf } from '../../spared/public';

/** What training waits for that is no danger by itself. */
export type Waiting = 'operation' | 'fever' | 'no-inhaler';

const operated =
  /\b(?:operation|operated|surgery|surgeries|the op|an op|my op|keyhole|laparoscop\w+|append\w+ectomy|(?:cholecyst|hyster|mast|tonsill|vas)ectomy|transplant(?:ed)?|(?:hip|knee|valve|shoulder) replacement|(?:appendix|gall ?bladder|tonsils?|ovary|ovaries|uterus|womb|wisdom (?:tooth|teeth)|lump|cyst|mole|hernia|kidney|spleen|prostate|cataracts?|carpal tunnel|meniscus|acl|pins|plate)\b.{0,14}\b(?:out|removed|taken out|repaired|repair|fixed|done|cut out|replaced))\b/;
const planned =
  /\b(?:(?:have|having|need|needs|needing|getting|get|due|before|waiting for|scheduled|booked|facing|next|soon|tomorrow|going (?:in )?for)\b.{0,24}\b(?:operation|surgery|op|out|removed|replaced|replacement)|if i|years?|yrs?|long ago)\b/;
const lately =
  /\b(?:just|yesterday|today|this (?:week|morning|month)|last (?:week|night|month|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*)|recent\w*|the other (?:day|week)|(?:a|few|couple of|several) (?:days?|weeks?) (?:ago|back|post)|fresh(?:ly)?|stitches|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;
const ago =
  /\b(\d+|one|two|three|four|five|six|seven|eight) (days?|weeks?|wks?) (?:ago|back|post|after|since|out)\b/;
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** So long a wound and what is under it take in most cases. */
const healingDays = 56;

function isRecent(text: string): boolean {
  const [, amount = '', unit = ''] = ago.exec(text) ?? [];
  if (amount === '') return lately.test(text);
  const count = numbers.includes(amount) ? numbers.indexOf(amount) : Number(amount);
  return count * (unit.startsWith('d') ? 1 : 7) <= healingDays;
}

const isHot =
  /\b(?:(?:got|have|having|had|running|with|ive|its|it is|more like|think|spiking|feel\w*|im|also|still)\b.{0,14}\b(?:fever\w*|temperature|a temp|chills)|^(?:a |high |slight )?fever\w*|fever (?:and|n|&|with)|(?:39|40|38)(?:[.,]\d)? ?(?:c\b|degrees|°)|10[0-4](?:[.,]\d)? ?(?:f\b|degrees|°))\b/;
const notHot =
  /\b(?:no|not|without|never|had no|hay|cabin|spring|baby|dance|gone|passed|over|broke|room|outside|oven|weather|water|yesterday was|last (?:week|month|year)|if|pitch|nights?|dream)\b/;
const withoutInhaler =
  /\b(?:no|forgot|forgotten|lost|left|without|(?:dont|do not|havent|have not|havnt) (?:have|got)|not got|ran out of|run out of|cant find|empty|out of|broke\w*)\b.{0,16}\b(?:inhaler|puffer|ventolin|pump spray|reliever|salbutamol)\b|\b(?:inhaler|puffer|ventolin|reliever)\b.{0,12}\b(?:is|s|at|back|in)\b.{0,14}\b(?:home|empty|gone|lost|house|work|mums|moms|car|ran out|finished|broken|out)\b/;

/** What a sentence says of the person that training waits for; null where nothing, or where a doctor allows it. */
export function waitsFor(sentence: string): Waiting | null {
  if (isAllowance(sentence)) return null;
  const [own] = ownSentencesOf(sentence);
  const said = (own?.text ?? '').replaceAll("'", '');
  if (operated.test(said) && isRecent(said) && !planned.test(said)) return 'operation';
  if (isHot.test(said) && !notHot.test(said)) return 'fever';
  return withoutInhaler.test(said) ? 'no-inhaler' : null;
}
