import { readPains } from '../../understanding/health/read-pains';
import { bodyAreaSchema, type BodyArea } from '../../../shared/rules/exercise';
import { plainly } from '../../understanding/told-features';
import { slotsIn } from '../../understanding/told-slots';
import type { ToldFact } from '../health-fact';
import type { Sentence } from './sentences';
import { bodyGone } from './tells';
import { sideOf } from './side';

export const soreDays = 3;
/** A longer part is a story. */
const mostWords = 20;
export const torn =
  /\b(?:torn|tore|broke|broken|fractur\w+|operat\w+|surger\w+|op|swollen|dislocat\w+|ruptur\w+|slipped|herniated|replac\w+|sprain\w*|acl|meniscus|rehab)\b/;

const worn =
  /\b(?:sore|doms|ach(?:e|es|ing|y)|tired|dead|destroyed|fried|wrecked|shot|jelly|cooked|smoked|toast|knackered|tight|stiff|killing me|burning|hurt(?:s|ing)?|pulled|strained|cramp\w*)\b/;
const notSore =
  /\b(?:no|not|never|isn'?t|aren'?t|without|used to)\b[\w' ]{0,15}\b(?:sore|hurt\w*|ach\w+|tired|stiff)\b|\bso sore that\b|\b(?:get|make|want)\b.{0,12}\bsore\b/;
/** Pain inside the chest is not a tired muscle. */
const isOfHeart = (text: string) =>
  /\bchest\b/.test(text) && !/\b(?:sore|doms|pec|muscle|workout|push[- ]?ups?|bench)\b/.test(text);

function soreMuscles({ text }: Sentence): ToldFact[] {
  const found = text
    .split(/,|;| but | so (?=do|give|lets|can)| do /)
    .filter((part) => worn.test(part) && !notSore.test(part) && part.split(' ').length <= mostWords)
    .flatMap((part) =>
      slotsIn(plainly(part)).filter(
        ({ as, what }) => as === 'muscle' && !(what === 'chest' && isOfHeart(part)),
      ),
    );
  return [...new Set(found.map(({ what }) => what))].map((what) => ({
    kind: 'sore',
    what,
    side: null,
    days: soreDays,
  }));
}

const trouble =
  /\b(?:twing\w*|inflamed|gives? way|giving way|gave way|locks? up|click\w*|grumbl\w*|niggl\w*|play\w* up|act\w* up|dodgy|giving me (?:grief|trouble|jip|gyp)|toast|knackered|went out|gone out|put out|threw out|out again|go(?:es)? over|rolled|bone on bone|worn out|no cartilage|lump|bad(?! for| idea)|dislocat\w*|can'?t (?:turn|bend|lift|move|straighten|grip|load|put weight on)|wont (?:bend|move)|stiff|seized|inflam\w*|swollen|puffy|frozen|torn|tore|impinge\w*|broke\w*|sprain\w*|tweak\w*|pulled|strain\w*)\b/;
const always =
  /\b(?:spondyl\w*|quervains?|whiplash|carpal|plantar|lumbago|bone on bone|labr\w+|ehlers|hypermobil\w*)\b/;
const fineNow = /\b(?:fine|ok|okay|better|healed|gone|recovered|no longer|not|never|isn'?t|used to|no)\b/;

/** Complaints in idioms: 'my back went out', 'ankles go over'. */
const troubledIn = ({ text }: Sentence): BodyArea[] =>
  bodyGone.test(text) || ((trouble.test(text) || always.test(text)) && !fineNow.test(text))
    ? slotsIn(plainly(text)).flatMap(({ as, what }) =>
        as === 'part' ? (bodyAreaSchema.safeParse(what).data ?? []) : [],
      )
    : [];

export const isForToday = (text: string): boolean =>
  /\b(?:just|only)(?: for)? today\b|\bfor today\b|\btoday only\b/.test(text);

/** What hurts, according to a sentence. */
export function painsIn(sentence: Sentence): ToldFact[] {
  const { text, words } = sentence;
  const { areas: named, muscles } = readPains(words, 'message');
  const areas = new Set([...named, ...troubledIn(sentence)]);
  const kind = torn.test(text) ? 'injury' : 'sore';
  const side = sideOf(text);
  const days = isForToday(text) ? 1 : null;
  const ofAreas = [...areas].map((what): ToldFact => ({ kind, what, side, days }));
  const strained = [...muscles].map((what): ToldFact => ({
    kind,
    what,
    side,
    days: kind === 'injury' ? null : 7,
  }));
  const isAsked = /^(?:what|which|how) (?:muscles?|exercises?)\b/.test(text);
  const sore = areas.size > 0 || isAsked ? [] : soreMuscles(sentence);
  return [
    ...ofAreas,
    ...strained,
    ...sore.filter(({ what }) => !strained.some((each) => each.what === what)),
  ];
}
