import type { ToldFact } from '../../spared/public';
import type { ConcernName } from './answers';

const isBody = ({ kind }: ToldFact) => kind === 'sore' || kind === 'injury' || kind === 'limit';
const ofFood =
  /\b(?:eat\w*|ate|food|meals?|calor\w*|kcal|cals|hungry|hunger|fast(?:ed|ing)?|starv\w*|weigh\w*|kg|kilos?|lbs?|pounds|fat|thin|skinny|purg\w*|vomit\w*|sick|throw\w*|binge\w*|laxativ\w*|water|sauna|sweat\w*|dry|drop|cut(?:ting)?|diet|body|mirror)\b/;

/** Why people mention a stable condition when there is no danger now, and the signs that make it one. */
const explanations: Readonly<
  Partial<Record<ConcernName, { by: (fact: ToldFact) => boolean; signs: RegExp }>>
> = {
  'low-sugar': {
    by: ({ what }) => what === 'diabetes',
    signs:
      /\b(?:shak\w*|trembl\w*|sweat\w*|clammy|confus\w*|wobbl\w*|faint\w*|dizz\w*|hypo\w*|hyper\w*|low|lows|high|crash\w*|drop\w*|dipp\w*|reading|ketones?|\d+[.,]?\d* ?(?:mmol|mg)|[2-3][.,]\d|thirst\w*|vomit\w*|sick|passed out|pale|jittery|(?:forgot|missed|skipped|double|twice|too much|extra)\b.{0,20})\b/,
  },
  breathing: {
    by: ({ what }) => what === 'asthma',
    signs:
      /\b(?:cant|cannot|can not|hard|trouble|struggl\w*|difficult\w*|short\w*|fight\w*|gasp\w*|attack|wheez\w*|tight\w*|lips|puffs|not (?:help\w*|work\w*)|doesnt (?:help|work)|empty|ran out|choke\w*|chok\w*|worse|swell\w*|swollen|throat)\b/,
  },
  heart: {
    by: ({ what }) => what === 'heart' || what === 'high_blood_pressure',
    signs:
      /\b(?:pain\w*|hurts?|ach\w*|tight\w*|pressure (?:in|on)|squeez\w*|pound\w*|rac(?:es|ing)|flutter\w*|skip\w*|thump\w*|jaw|arm|sweat\w*|dizz\w*|faint\w*|breath\w*|chest|right now|today|tonight|now)\b/,
  },
  injury: {
    by: isBody,
    signs:
      /\b(?:pop(?:ped)?|snap(?:ped)?|crunch|cant (?:walk|stand|move|put|bear|weight|lift|feel|straighten|bend)|cannot (?:walk|stand|move|put|bear|feel)|(?:no|wont take|not take) weight|out of (?:place|its? socket)|dislocat\w*|deform\w*|crooked|sticking out|bone (?:out|showing|through)|numb\w*|tingl\w*|pins and needles|bladder|bowel|pee|wet myself|saddle|groin area|hit my head|head|vomit\w*|blood\w*|huge|massive|balloon\w*|double the size|purple|black|swell\w* (?:fast|quick\w*|straight)|just (?:now|happened)|right now|minutes ago|an hour ago|today|this morning|tonight)\b/,
  },
  fainting: {
    by: ({ what }) => what === 'vertigo' || what === 'unsteady' || what === 'no_floor',
    signs:
      /\b(?:faint\w*|pass(?:ed|ing)? out|black\w*|collaps\w*|conscious\w*|woke up on|went (?:black|dark|grey|gray)|keeled|tunnel)\b/,
  },
  stroke: {
    by: (fact) => isBody(fact) || fact.what === 'vertigo',
    signs:
      /\b(?:face|mouth|speech|speak\w*|slur\w*|words?|droop\w*|sudden\w*|vision|sight|blind|one side|confus\w*|numb\w*|headache|smile|weak\w*|tingl\w*|dead)\b/,
  },
  'eating-disorder': { by: isBody, signs: ofFood },
  fasting: { by: isBody, signs: ofFood },
  'cutting-weight': { by: isBody, signs: ofFood },
  clot: {
    by: isBody,
    signs:
      /\b(?:swoll\w*|swell\w*|hot|warm|red|purple|one leg|bigger|fatter|balloon\w*|flight|flew|plane|pill|tight and|throb\w*|vein\w*|breath\w*|chest)\b/,
  },
};

/** Whether a concern comes only from what a message reports to plan around: nothing in it describes a danger now. */
export function isExplained(concern: ConcernName, text: string, told: readonly ToldFact[]): boolean {
  const explanation = explanations[concern];
  const said = text.toLowerCase().replaceAll(/[’']/g, '');
  return explanation !== undefined && told.some(explanation.by) && !explanation.signs.test(said);
}
