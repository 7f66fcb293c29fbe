import { plainText } from '../plain-text';
import type { SpokenField } from '../spoken-questions';
import { healthMentionsOf } from './health-mentions';
import { isQuestion, topicOf, type Topic } from './questions-back';
import { readField } from './read-field';
import type { TalkOptions } from './talk';

interface Split {
  /** What is asked about the open question; null if nothing is. */
  topic: Topic | null;
  /** The text without that. */
  rest: string;
}

const sentencesOf = (text: string) => text.match(/(?:[^.!?\n]|[.](?=\d))+[.!?]*/g) ?? [];
const health: readonly SpokenField[] = ['medicalConditions', 'bodyPains'];

/** 'Does asthma count?' and 'can I say average?' answer while they ask. */
function answersToo(sentence: string, asked: SpokenField, options: TalkOptions): boolean {
  if (/\b(?:how|what) about (?:\w+ ){0,2}\d/.test(sentence)) return true;
  if (asked === 'bodyPains' && /\b(?:does|do) my (?:\w+ ){1,3}count\b/.test(sentence)) return true;
  if (health.includes(asked))
    return (
      /\b(?:count|include|matter|mean)\b/.test(sentence) &&
      healthMentionsOf(sentence).some(({ field }) => health.includes(field))
    );
  return (
    /\bcan i (?:say|put|pick|choose|go with|have|answer|take)\b/.test(sentence) &&
    readField(asked, sentence, options) !== null
  );
}

const aroundAnswer =
  /^\W*(?:do|does|would|should i|shall i)(?: you)? (?:count|include|mention|mean)?\s*| count(?: too| as (?:one|a \w+))?\W*$|\?/gi;

/** Parts a sentence where its question begins: 'I'm 36, but why do you ask?' */
function splitSentence(sentence: string, asked: SpokenField, options: TalkOptions): Split {
  const plain = plainText(sentence);
  const topic = topicOf(plain, asked);
  if (topic === null) return { topic, rest: sentence };
  if (answersToo(plain, asked, options)) return { topic: null, rest: sentence.replaceAll(aroundAnswer, '') };
  const clauses = sentence.split(/(?<=[,;:)])\s+|\s+[-–—]+\s+|\s+(?=but\b)/i);
  const asks = clauses.findIndex((clause) => isQuestion(plainText(clause.replace(/^but\s+/i, ''))));
  if (asks === -1) return { topic, rest: '' };
  const after = sentence.includes('?') ? [] : clauses.slice(asks + 1);
  return { topic, rest: [...clauses.slice(0, asks), ...after].join(' ') };
}

const filler =
  /^(?:\W|\b(?:oh|ok(?:ay)?|hm+|um+|uh+|erm?|well|so|but|and|wait|hang on|hold on|sorry|hey|hi|ana|first|before (?:i (?:answer|say|tell you)(?: that)?|we (?:start|begin|go on|continue))|there|just|please|no|yes|yeah|sure|fine|i mean|quick question|question|out of (?:interest|curiosity)|honestly|to be honest|thanks|thank you|that(?:'s| is) (?:personal|private|rude|weird|strange|odd|a bit personal|an odd question|a weird question)|i'?m (?:just )?(?:curious|wondering|confused|not sure)|not sure|if i may (?:ask)?|may i ask|can i ask|weird|strange|really)\b)*$/i;

/** Separates what someone asks about the open question from what may answer it. */
export function splitQuestions(text: string, asked: SpokenField, options: TalkOptions): Split {
  const sentences = sentencesOf(text);
  const parts = sentences.map((sentence) => splitSentence(sentence, asked, options));
  const topic = parts.find((part) => part.topic)?.topic ?? null;
  const isWhole = parts.every((part, at) => part.rest === sentences[at]);
  if (topic === null && isWhole) return { topic, rest: text };
  const rest = parts
    .map((part) => part.rest.trim())
    .join(' ')
    .replace(/[\s,;:–—-]+$/, '')
    .trim();
  return {
    topic,
    rest:
      filler.test(rest) || /^\W*(?:\w+ ){0,3}(?:how|what|why|who|which|where)\W*$/i.test(rest) ? '' : rest,
  };
}
