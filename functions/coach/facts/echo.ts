import { bodyPartOf, factLabelOf, type HealthFact } from '../../spared/public';
import { joined } from '../../../shared/rules/joined';
import { chip } from '../reply/dialogue';
import type { OfferedChoice } from '../coach-facts';
import type { HeardFacts } from './hear-facts';

export interface Echo {
  text: string;
  choices: OfferedChoice[];
}

const places = ['My knee', 'My lower back', 'My shoulder', 'My wrist', 'My neck', 'My ankle', 'My hip'].map(
  chip,
);
const untilWhen = ['For today', 'Until I tell you'].map((label) => ({
  ...chip(label),
  stays: true as const,
}));

const leftOut = ['No jumping', 'No floor work'].map(chip);
const careful =
  "Thank you for telling me, I'll keep everything gentle. Is there anything I should leave out?";
/** With these, a doctor decides about supplements and food. */
const ofKidneys = /\b(?:kidneys?|liver|dialysis|transplant\w*)\b/i;
const ofPacing = /\b(?:long ?covid|me\/?cfs|cfs|chronic fatigue|post[- ]?viral)\b/i;
const pacing = "With that, stop before you're tired: never do more in a day than you could repeat tomorrow.";
const noSupplements = 'Then supplements and extra protein are a question for your doctor, not for me.';
/** Known only in words, and about somewhere in the body. */
const hurting =
  /\b(?:hurt\w*|pain\w*|ach(?:e|es|ing|y)|sore|stiff|tender|swoll\w*|injur\w*|pulled|twinge\w*|weird|odd|funny|wrong)\b/i;

const isBody = ({ kind }: HealthFact) => kind === 'sore' || kind === 'injury';
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const special: Readonly<Record<string, string>> = {
  under_18: "You're under 18, good to know. With me it's about getting strong, never about losing weight.",
  over_65: "Good to know. I'll keep getting up and down to a minimum.",
  seated: "Seated it is. I'll keep you on the chair.",
  wheelchair: "I'll plan everything from your chair.",
  pregnancy: "Thank you for telling me that you're pregnant.",
  postnatal: 'Thank you for telling me, and welcome to the little one.',
  heart_medicine:
    "That medicine keeps your heart slow, so I won't go by the usual heart rate zones. Ask your doctor which heart rate is right for you.",
  vegan: "Vegan, got it. I'll suggest food that fits.",
  vegetarian: "Vegetarian, got it. I'll suggest food that fits.",
};

const asksDoctor: readonly string[] = ['heart', 'osteoporosis', 'hernia'];
const doctorSets = "Ask your doctor how hard you can go; until then, I'll keep it calm.";

const partsOf = (facts: readonly HealthFact[]) => joined([...new Set(facts.map(bodyPartOf))]);

function sentencesOf(told: readonly HealthFact[]): string[] {
  const body = told.filter(isBody);
  const known = told.filter((fact) => !isBody(fact) && fact.what !== null);
  const ownWords = known.flatMap(({ what }) => special[what ?? ''] ?? []);
  const rest = known.filter(({ what }) => !special[what ?? '']);
  const conditions = rest.filter(({ kind }) => kind === 'condition').map((fact) => lower(factLabelOf(fact)));
  const others = rest
    .filter(({ kind }) => kind !== 'condition')
    .map((fact) => (fact.kind === 'allergy' ? `no ${fact.what}` : lower(factLabelOf(fact))));
  return [
    ...(body.length > 0 ? [`I'll go easy on your ${partsOf(body)}.`] : []),
    ...(conditions.length > 0 ? [`I'll plan around this: ${joined(conditions)}.`] : []),
    ...(others.length > 0 ? [`Got it: ${joined(others)}.`] : []),
    ...ownWords,
    ...(known.some(({ what, state }) => asksDoctor.includes(what ?? '') && state === 'told')
      ? [doctorSets]
      : []),
  ];
}

/** Correcting what was misheard. */
function putRight({ told, adjusted, settled }: HeardFacts): Echo | null {
  const right = [...told, ...adjusted];
  if (right.length === 0) return null;
  const instead = settled.length > 0 ? `, not your ${partsOf(settled)}` : '';
  return {
    text: `Sorry, got it now: I'll go easy on your ${partsOf(right)}${instead}. For today, or until you tell me?`,
    choices: untilWhen,
  };
}

/** What Ana understood from a message, in her words, with the question that remains; null when it changed nothing. */
export function echoOf(heard: HeardFacts): Echo | null {
  const { told, settled, cleared, adjusted } = heard;
  if (heard.isCorrection) return putRight(heard);
  const unread = told.filter(({ what }) => what === null);
  const isUnread = unread.length > 0;
  const isWhere = unread.some(({ words }) => hurting.test(words));
  const lines = [
    ...sentencesOf(told),
    ...(isUnread
      ? [isWhere ? "I can't place that yet, so I'll keep everything gentle. Where is it?" : careful]
      : []),
    ...(unread.some(({ words }) => ofKidneys.test(words)) ? [noSupplements] : []),
    ...(unread.some(({ words }) => ofPacing.test(words)) ? [pacing] : []),
    ...settledText(settled.filter(({ what }) => what !== null)),
    ...(cleared.length > 0 ? ["Good, then we'll train gently."] : []),
    ...(adjusted.length > 0
      ? [adjusted[0]?.until ? 'For today, then.' : "Until you tell me, then. It's on your profile too."]
      : []),
  ];
  const asksHowLong =
    told.some(({ kind, until }) => (until === null ? kind === 'sore' : kind === 'condition')) && !isUnread;
  if (asksHowLong) lines.push('For today, or until you tell me?');
  if (lines.length === 0) return null;
  return {
    text: lines.join(' '),
    choices: isWhere ? places : isUnread ? leftOut : asksHowLong ? untilWhen : [],
  };
}

function settledText(settled: readonly HealthFact[]): string[] {
  if (settled.length === 0) return [];
  const body = settled.filter(isBody);
  if (body.length > 0) {
    const parts = partsOf(body);
    const are = /s$|feet$| and /.test(parts) ? 'are' : 'is';
    return [`Good to hear! Your ${parts} ${are} back in the plan.`];
  }
  return [
    `Good to know. I'll take that off your list: ${joined(settled.map((fact) => lower(factLabelOf(fact))))}.`,
  ];
}
