import { bodyKeywords, choiceWords, genderKeywords, goalKeywords, type Keywords } from './choice-keywords';
import { parseCorrected } from './corrections';
import { mentionsOf, theOneMeant } from './keywords';
import { targetZones, type BodyType, type Gender, type GoalType, type TargetZone } from './options';
import { notUnderstood, understood, type Parsed } from './parse-result';
import { plainText } from './plain-text';
import { respell } from './respell';
import { everywhere, zoneKeywords } from './zone-keywords';

/** 'What's the difference between toning and getting stronger?' names no choice. */
const asksBack =
  /^\W*(?:(?:so|but|and|wait|hm+|ok|sorry|ana)[\s,]+)*(?:what(?!ever| about| if i say)|why|who|how(?! about)|which|(?:does|do|did|will|is|are)(?= (?:it|this|that|you|the|there|toning|being|getting|losing)\b))[^?]*\?\W*$|\bwhat do you mean\b|\bwhat'?s the difference\b/;

function parseOne<Value>(
  answer: string,
  keywords: Keywords<Value>,
  vocabulary: ReadonlySet<string>,
): Parsed<Value> {
  const said = plainText(answer);
  if (asksBack.test(said)) return notUnderstood;
  return parseCorrected(respell(said, vocabulary), (text) => {
    const value = theOneMeant(text, keywords);
    return value === null ? notUnderstood : understood(value);
  });
}

/** Understands a gender by whole words: 'woman' is female, 'mother of two' is not other. */
export const parseGender = (answer: string): Parsed<Gender> =>
  parseOne(answer, genderKeywords, choiceWords.gender);

/** Understands a goal; of several it takes the preferred one ('mostly', 'first'), or asks again. */
export const parseGoalType = (answer: string): Parsed<GoalType> =>
  parseOne(answer, goalKeywords, choiceWords.goalType);

/** Understands a body type; of several it takes the preferred one, or asks again. */
export const parseBodyType = (answer: string): Parsed<BodyType> =>
  parseOne(answer, bodyKeywords, choiceWords.bodyType);

const exceptions =
  /\b(?:all|everything|everywhere|anything|whole body|full body|the lot) (?:of (?:it|them) )?but\b/;

function zonesIn(text: string): Parsed<TargetZone[]> {
  const mentioned = mentionsOf(text, zoneKeywords).map(({ value }) => value);
  const named = mentioned.flat();
  const denied = zoneKeywords.flatMap(([zones, pattern]) =>
    zones.length === 1 && pattern.test(text) && !mentioned.includes(zones) ? zones : [],
  );
  const meansAll = mentionsOf(text, [[true, everywhere]]).length > 0;
  const meant = named.length > 0 || !meansAll ? named : targetZones;
  const zones = targetZones.filter((zone) => meant.includes(zone) && !denied.includes(zone));
  return zones.length === 0 ? notUnderstood : understood(zones);
}

/** Understands one or more target zones, including 'everything but legs'; returns them in the questionnaire's order. */
export function parseTargetZones(answer: string): Parsed<TargetZone[]> {
  const text = respell(plainText(answer), choiceWords.targetZones);
  return parseCorrected(
    text.replace(exceptions, (words) => words.replace(/but$/, 'except')),
    zonesIn,
  );
}
