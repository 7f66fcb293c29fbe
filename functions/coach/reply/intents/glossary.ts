import { lately } from '../../../understanding/lately';
import { say, type Dialogue, type Intent } from '../dialogue';
import { answers, spellings, type Term } from './glossary-terms';

interface GlossaryEntry {
  term: string;
  words: RegExp;
  answer: string;
}

const plainText = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

export const glossaryEntries: readonly GlossaryEntry[] = (Object.keys(answers) as Term[]).map((term) => ({
  term,
  words: spellings[term] ?? new RegExp(`\\b${plainText(term)}s?\\b`),
  answer: answers[term],
}));

/** Words used in every plan: only a question about their meaning asks about them. */
const everyday =
  /^(?:cardio|core|glutes|rep|set|reps and sets|circuit|warm-up|rest day|stretching|cutting|METs|NEAT)$/;
/** On their own, these ask for a session or report one. */
const trainable =
  /^(?:hip hinge|failure|HIIT|LISS|tabata|intervals|steady state|plyometrics|calisthenics|kettlebell|resistance band|lats|traps|posterior chain|push pull legs|bro split|full body vs split|mobility vs flexibility|dynamic vs static stretching|foam rolling|active recovery|finisher|toning|first pull-up|first push-up|PB\/PR|fasted cardio|deload)$/;

const meaning =
  /\b(?:(?:what|wat|wht|wot|wtf|wut)(?: (?:exactly|even|is|are|r|s|does|do|means?|a|an|the))*|whats|wats|means?|meaning|meant|define|definition|explain\w*|simple words?|never heard of|tell me (?:more )?about|where(?:s| are| is| r)(?: my| the)?|vs|versus|difference|diff|dont (?:know|understand))\b/;
const worth =
  /\b(?:vs|versus|or|worth|good|bad|ok|okay|safe|fine|real|legit|myth|true|better|best|possible|important|work|works|help|helps|need|necessary|calculate|should (?:i|we|you|women|men|beginners)|can (?:i|we|you|u|women|beginners)|how (?:long|often|much|many|heavy|hard|do|to|can)|why|does|do they|is it|is|are|last|benefits?|point of|before|after|first|every ?day|do i need)\b/;
/** A wanted session, something already done, or health, none of which call for a general answer. */
const other =
  /\b(?:\d+ ?(?:m|mins?|minutes?|sets? of)|give me|gimme|make (?:me|us)|build|create|show|add|swap|lets|let us|(?:can|could) (?:we|you) (?:do|add|make|plan)|i (?:did|had|took|hit|ate|have|got|want|need|made|finished)|just (?:did|had|took|hit)|had|new|today|tonight|tomorrow|now|instead|my (?:plan|week|legs|maintenance)|whats my term|what term is this|lose|at 1[0-7]|ketones|exercises|(?<!before a |before |in |in todays |in the |after |after a )workouts?|swings?|bridge|what set|i can do|at home|for (?:my )?(?:arms|legs|hips|abs|back)|pregnan\w*|breastfeed\w*|kidneys?|liver|diabet\w*|heart (?:condition|disease|attack|problem)s?|blood pressure|med(?:ication|icine)s?|pills?|surger\w*|injur\w*|pain\w*|hurt\w*|dizz\w*|faint\w*|asthma|disorder|kids?|child\w*|sons?|daughter|teen\w*|insulin|bab(?:y|ies))\b/;
const fewWords = 4;

/** The entries a text names, longest name first; a name within a longer one doesn't count. */
function termsIn(plain: string): GlossaryEntry[] {
  const found = glossaryEntries
    .flatMap((entry) => {
      const match = entry.words.exec(plain);
      return match ? [{ entry, from: match.index, to: match.index + match[0].length }] : [];
    })
    .toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return found
    .filter(({ from, to }, at) => !found.slice(0, at).some((longer) => from < longer.to && longer.from < to))
    .map(({ entry }) => entry);
}

function isAsked(entry: GlossaryEntry, text: string, plain: string): boolean {
  if (meaning.test(plain)) return true;
  if (everyday.test(entry.term)) return false;
  if (worth.test(plain)) return true;
  const isAlone = plain.split(' ').length <= fewWords && plain.replace(entry.words, '').trim() === '';
  return isAlone && (text.includes('?') || !trainable.test(entry.term));
}

/** Two terms compared: both answers, when no entry compares them. */
const compares = /\b(?:vs|versus|or|difference|diff|better than)\b/;
const both = ([a, b]: readonly GlossaryEntry[]): GlossaryEntry | null =>
  a && b ? { term: `${a.term} vs ${b.term}`, words: a.words, answer: `${a.answer} ${b.answer}` } : null;

/** The fitness term a message asks about, what it means or whether it's worth it; null when it asks about none. */
export const glossaryEntryFor = lately((text: string): GlossaryEntry | null => {
  const plain = plainText(text);
  const entries = termsIn(plain);
  const [first] = entries;
  if (!first || other.test(plain.replace(first.words, 'term')) || !isAsked(first, text, plain)) return null;
  const inOrder = entries.toSorted((a, b) => plain.search(a.words) - plain.search(b.words));
  return compares.test(plain) && inOrder.length === 2 ? both(inOrder) : first;
});

const goesOn = /^(?:and|what about|how about|what bout|or|also|then|ok and|so)\b/;

/** As above, plus 'and EMOM?' right after another term. */
export function glossaryEntryOf({ text, earlier }: Pick<Dialogue, 'text' | 'earlier'>): GlossaryEntry | null {
  const own = glossaryEntryFor(text);
  if (own || earlier.intent !== glossary.name) return own;
  const plain = plainText(text);
  const isShort = plain.split(' ').length <= fewWords;
  const [entry] = isShort && (goesOn.test(plain) || text.includes('?')) ? termsIn(plain) : [];
  return entry ?? null;
}

export const glossary: Intent = {
  name: 'glossary',
  answer: (dialogue) =>
    say(
      glossaryEntryOf(dialogue)?.answer ??
        "I don't know that term yet. Ask me about another one, or tell me what you'd like to train.",
    ),
};
