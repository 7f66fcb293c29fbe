import { readPains } from '../../understanding/health/read-pains';
import { wordsOf } from '../../../shared/rules/reading/words';
import {
  clearedOf,
  factOf,
  ledgerOf,
  renewedOf,
  toldOf,
  settledFactOf,
  settledOf,
  isAllowance,
  type HealthFact,
  type Spared,
  type Telling,
} from '../../spared/public';

/** What a message changes in the ledger. */
export interface HeardFacts {
  /** What is new, to be echoed; what was already known is renewed silently. */
  told: HealthFact[];
  settled: HealthFact[];
  cleared: HealthFact[];
  /** From the last echo: until when it holds, as the person answered. */
  adjusted: HealthFact[];
  /** Everything to be written. */
  changed: HealthFact[];
  ledger: HealthFact[];
  /** Whether workouts have to spare something that was told, new or not. */
  spares: boolean;
  /** Whether the person corrected what was misheard: nothing has healed. */
  isCorrection?: boolean;
}

const ofTraining: readonly HealthFact['kind'][] = ['sore', 'injury', 'limit', 'condition', 'lifeStage'];

interface Known {
  ledger: readonly HealthFact[];
  spared: Spared;
  /** What the last reply echoed, by id. */
  echoed: readonly string[];
}

const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
const forToday = /^(?:(?:just|only|ok|okay|yes|yeah|no|nah) )*(?:for )?today(?: only| please| thanks)?$/;
const untilTold =
  /^(?:(?:ok|okay|yes|yeah|no|nah|keep it) )*(?:until (?:i (?:tell|say).*|told|further notice)|for good|always|every day|from now on|till i .*)$/;

function adjustedBy(message: string, { ledger, echoed }: Known, { today, now }: Telling): HealthFact[] {
  const said = plain(message);
  if (!forToday.test(said) && !untilTold.test(said)) return [];
  const until = forToday.test(said) ? today : null;
  return ledger
    .filter(({ factId }) => echoed.includes(factId))
    .map((fact) => ({ ...fact, until, changedAt: now }));
}

const canBeAllowed = ({ kind }: HealthFact) => ['lifeStage', 'condition', 'injury', 'event'].includes(kind);
const mostWordsOfPlace = 6;
const asksForTraining = /\d|\bmin|\bworkout|\bplan\b|\bgive\b|\bdo\b|\blets?\b/i;

/** The answer to 'where is it?': a body part alone is enough then. */
function placeOf(message: string, { spared, echoed }: Known, telling: Telling) {
  const asked = spared.facts.filter(({ factId, kind }) => kind === 'unread' && echoed.includes(factId));
  const words = wordsOf(message);
  if (asked.length === 0 || words.length > mostWordsOfPlace || asksForTraining.test(message)) return null;
  const { areas, muscles } = readPains(words, 'notes');
  const told = [...areas, ...muscles].map((what) =>
    factOf({ kind: 'sore', what, side: null, days: null }, telling),
  );
  return told.length === 0 ? null : { told, settled: asked.map((fact) => settledFactOf(fact, telling.now)) };
}

const corrects =
  /\b(?:i (?:meant|mean|said)|meant|(?:no|oh|oops),? (?:sorry|wait)|sorry|wrong|instead|rather|it ?s (?:not|the|my)|isn'?t|not (?:my|the))\b/i;
const mostWordsOfCorrection = 12;
const notThat = /\bnot (?:my|the|his|her)?\s?(?:left |right |lower )?(\p{L}+(?: \p{L}+)?)/iu;
const areasIn = (text: string) => [...readPains(wordsOf(text), 'notes').areas];

/** 'Not my knee, I meant my elbow', 'the right one': about what the last reply echoed. */
function correctionOf(message: string, { ledger, echoed }: Known, telling: Telling) {
  const before = ledger.filter(({ factId, kind }) => kind === 'sore' && echoed.includes(factId));
  if (before.length === 0 || !corrects.test(message) || wordsOf(message).length > mostWordsOfCorrection)
    return null;
  const denied = areasIn(notThat.exec(message)?.[1] ?? '');
  const meant = areasIn(message.replace(notThat, ' '));
  const side = /\bleft\b/i.test(message) ? 'left' : /\bright\b/i.test(message) ? 'right' : null;
  const [last] = before;
  if (meant.length === 0 && last && side && side !== last.side)
    return { told: [], settled: [], adjusted: [{ ...last, side, changedAt: telling.now } as const] };
  if (meant.length === 0) return null;
  const told = meant.map((what) => factOf({ kind: 'sore', what, side, days: null }, telling));
  const wrong = before.filter(
    ({ what, factId }) =>
      !told.some((each) => each.factId === factId) &&
      (denied.length === 0 || denied.some((each) => each === what)),
  );
  return { told, settled: wrong.map((fact) => settledFactOf(fact, telling.now)), adjusted: [] };
}

/** What a message tells, takes back, and answers about the person's health, compared with what is known. */
export function hearFacts(message: string, known: Known, telling: Telling): HeardFacts {
  const { spared } = known;
  const correction = correctionOf(message, known, telling);
  if (correction) return { ...heardOf({ ...correction, cleared: [] }, known), isCorrection: true };
  const place = placeOf(message, known, telling);
  const isAllowed = isAllowance(message);
  const read = toldOf(message).map((fact) => factOf(fact, telling));
  const told =
    place?.told ?? read.map((fact) => (isAllowed && canBeAllowed(fact) ? clearedOf(fact, telling) : fact));
  const toldIds = new Set(told.map(({ factId }) => factId));
  const over = place
    ? place.settled
    : settledOf(message, spared.facts)
        .filter(({ factId }) => !toldIds.has(factId))
        .map((fact) => settledFactOf(fact, telling.now));
  const allowed = isAllowed ? spared.facts.filter(canBeAllowed) : [];
  const nowCleared = allowed
    .filter(({ state, factId }) => state === 'told' && !over.some((fact) => fact.factId === factId))
    .map((fact) => clearedOf(fact, telling));
  const adjusted = adjustedBy(message, known, telling);
  return heardOf({ told, settled: over, cleared: nowCleared, adjusted }, known);
}

/** What was told and taken back, compared with what is known: only news is echoed, and every change is written. */
export function heardOf(
  { told, settled, cleared, adjusted }: Pick<HeardFacts, 'told' | 'settled' | 'cleared' | 'adjusted'>,
  { ledger, spared }: Pick<Known, 'ledger' | 'spared'>,
): HeardFacts {
  const isKnown = ({ factId }: HealthFact) => spared.facts.some((fact) => fact.factId === factId);
  const again = told.flatMap((fact) => {
    const before = spared.facts.find(({ factId, state }) => factId === fact.factId && state === 'told');
    const isKept = ledger.some(({ factId }) => factId === fact.factId);
    return before && isKept ? [renewedOf(fact, before)] : [];
  });
  const fresh = told.filter((fact) => !isKnown(fact));
  const changed = [
    ...new Map(
      [...again, ...fresh, ...settled, ...cleared, ...adjusted].map((fact) => [fact.factId, fact]),
    ).values(),
  ];
  const spares = told.some(({ kind, state }) => state === 'told' && ofTraining.includes(kind));
  return { told: fresh, settled, cleared, adjusted, changed, ledger: ledgerOf(ledger, changed), spares };
}
