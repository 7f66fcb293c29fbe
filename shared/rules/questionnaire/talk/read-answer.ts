import { isNothingToTell } from '../nothing-to-tell';
import { isOnTopic } from '../note-words';
import { parseName } from '../parse-name';
import type { SpokenField } from '../spoken-questions';
import { takeAnswer } from '../take-answer';
import { tellsBirthday, withAges } from './birthdays';
import { leftOver, type Mention } from './mentions';
import { echoName, isNote, type TalkOptions, type TalkTaken, type Told } from './talk';

const unread = (asked: SpokenField, echo = ''): TalkTaken => ({ outcome: 'again', given: {}, echo, asked });

function nameIn(text: string): TalkTaken {
  const parsed = parseName(text);
  if (!parsed.ok) return unread('name', parsed.message);
  return { outcome: 'understood', given: { name: parsed.value }, echo: echoName(parsed.value), asked: null };
}

function answerIn(
  asked: SpokenField,
  text: string,
  { answers }: Told,
  { units, today }: TalkOptions,
): TalkTaken {
  if (asked === 'name') return nameIn(text);
  const isBirthday = (asked === 'age' || asked === 'ageRange') && tellsBirthday(text, today);
  const taken = takeAnswer(asked, isBirthday ? withAges(text, today) : text, answers, units, false);
  return taken.outcome === 'back' ? unread(asked) : taken;
}

/** The texts to read the answer from: without what was told besides, or the whole if that may name it too. */
function textsFor(asked: SpokenField, text: string, without: string, mentions: readonly Mention[]): string[] {
  if (mentions.length === 0 || asked === 'name') return [text];
  if (isNote(asked)) {
    const rest = without.replaceAll(/(?:[\s,.;]|\b(?:but|and|just|only|though|i|forgot|sorry)\b)+$/g, '');
    // 'None, but my knee hurts.'
    if (rest !== '' && isNothingToTell(rest)) return [rest];
    const field =
      asked === 'medicalConditions' || asked === 'bodyPains' || asked === 'workLifeEffects'
        ? asked
        : 'fitnessBarriers';
    return leftOver(without) === '' ||
      !(isOnTopic(without.toLowerCase(), field) || leftOver(without).length < 14)
      ? []
      : [text];
  }
  // 'No, my weight is 82' corrects; it does not leave the target open.
  if (asked === 'targetWeightKg' && /^\W*(?:no|nope)?\W*$/.test(without)) return [];
  const mayHide = mentions.every(({ given }) => 'gender' in given || 'bodyType' in given);
  return mayHide ? [without, text] : [without];
}

/** Reads the answer to the open question; `without` is the text without the mentions. */
export function readAnswer(
  asked: SpokenField,
  text: string,
  { without, mentions }: { without: string; mentions: readonly Mention[] },
  told: Told,
  options: TalkOptions,
): TalkTaken {
  let last = unread(asked);
  for (const each of textsFor(asked, text, without, mentions)) {
    if (!/[\p{L}\p{N}-]/u.test(each)) continue;
    last = answerIn(asked, each, told, options);
    if (last.outcome !== 'again') return last;
  }
  return last;
}
