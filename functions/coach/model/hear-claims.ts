import { localDateSchema } from '../../../shared/rules/local-date';
import { bodyAreaSchema } from '../../../shared/rules/exercise';
import {
  factOf,
  ledgerOf,
  settledFactOf,
  settledOf,
  type HealthFact,
  type Telling,
  type ToldFact,
} from '../../spared/public';
import type { CoachFacts } from '../coach-facts';
import { coachRequestOf } from '../coach-request';
import { echoOf, type Echo } from '../facts/echo';
import { heardOf } from '../facts/hear-facts';
import type { TurnTaken } from '../turn/take-turn';
import type { Claim } from './reply-fields';
import { maySettle, maySpeakOf } from './spoken-of';

/** A message as the rules heard it, and what is needed to hear more in it. */
export interface Hearing {
  heard: TurnTaken;
  factsWith: (ledger: readonly HealthFact[]) => CoachFacts;
  /** The ledger before the message. */
  ledger: readonly HealthFact[];
  told: Pick<Telling, 'now' | 'newId'>;
}

/** Tired muscles recover in three days. */
const soreDays = 3;
const lasting =
  /\b(?:never|always|any ?more|from now on|for good|permanent\w*|can'?t|cannot|unable|not able|doctor|physio)\b/i;
const stages = ['pregnancy', 'postnatal'];
const isBody = (kind: HealthFact['kind']) => kind === 'sore' || kind === 'injury';

function daysOf({ kind, what }: Claim, words: string): number | null {
  if (kind === 'limit' || what === 'seated') return lasting.test(words) ? null : 1;
  return kind === 'sore' && !bodyAreaSchema.safeParse(what).success ? soreDays : null;
}

function factIn(claim: Claim, words: string): ToldFact {
  const { kind, what, side } = claim;
  return {
    kind: stages.includes(what) ? 'lifeStage' : kind,
    what,
    side: side !== null && new RegExp(`\\b${side}\\b`, 'i').test(words) ? side : null,
    days: daysOf(claim, words),
  };
}

/** Facts whose claim is backed by the person's own words; what the rules heard themselves stands. */
function toldIn(claims: readonly Claim[], { heard }: Hearing, telling: Telling): HealthFact[] {
  const { words } = telling;
  const { facts } = heard.request.facts.spared;
  const isInjured = (what: string | null) =>
    [...facts, ...heard.changed].some((fact) => fact.kind === 'injury' && fact.what === what);
  const told = claims
    .filter(({ state }) => state === 'told')
    .map((claim) => factOf(factIn(claim, words), telling))
    .filter(
      (fact) =>
        !heard.changed.some(({ factId }) => factId === fact.factId) &&
        !(fact.kind === 'sore' && isInjured(fact.what)) &&
        maySpeakOf(words, fact) &&
        settledOf(words, [fact]).length === 0,
    );
  return [...new Map(told.map((fact) => [fact.factId, fact])).values()];
}

/** Never a danger, a health condition, or a life stage: only the person takes those back. */
const settleable: readonly HealthFact['kind'][] = ['sore', 'injury', 'limit', 'allergy', 'diet'];

function settledIn(
  claims: readonly Claim[],
  { heard }: Hearing,
  { words, now }: Telling,
  told: readonly HealthFact[],
): HealthFact[] {
  const over = claims.filter(({ state }) => state === 'settled');
  const isMeant = (fact: HealthFact) =>
    over.some(
      ({ kind, what }) => what === fact.what && (kind === fact.kind || (isBody(kind) && isBody(fact.kind))),
    );
  const isTold = (fact: HealthFact) =>
    [...told, ...heard.changed].some(({ what }) => what !== null && what === fact.what);
  return heard.request.facts.spared.facts
    .filter((fact) => settleable.includes(fact.kind) && isMeant(fact) && !isTold(fact))
    .filter((fact) => maySettle(words, fact))
    .map((fact) => settledFactOf(fact, now));
}

/** Both merged; a question both ask is asked once, at the end. */
function joinedEcho(first: Echo | null, second: Echo | null): Echo | null {
  if (!first || !second) return first ?? second;
  const sentences = `${first.text} ${second.text}`.split(/(?<=[.!?]) /);
  const text = sentences.filter((each, at) => sentences.lastIndexOf(each) === at).join(' ');
  return { text, choices: second.choices.length > 0 ? second.choices : first.choices };
}

/** The turn, plus what a model claims to have heard, as far as the person's own words back it up. */
export function hearClaims(claims: readonly Claim[], hearing: Hearing): TurnTaken {
  const { heard, factsWith, ledger, told: when } = hearing;
  const { message, facts, history, conversation } = heard.request;
  const telling: Telling = {
    ...when,
    today: localDateSchema.parse(facts.today),
    source: conversation === 'nutrition' ? 'nutrition' : 'chat',
    words: message.text,
  };
  const told = toldIn(claims, hearing, telling);
  const settled = settledIn(claims, hearing, telling, told);
  const known = { ledger: ledgerOf(ledger, heard.changed), spared: facts.spared };
  const more = heardOf({ told, settled, cleared: [], adjusted: [] }, known);
  if (more.changed.length === 0) return heard;
  return {
    ...heard,
    request: coachRequestOf(factsWith(more.ledger), message.text, history, conversation),
    changed: ledgerOf(heard.changed, more.changed),
    echo: joinedEcho(heard.echo, echoOf(more)),
    echoed: [...heard.echoed, ...more.told.map(({ factId }) => factId)],
  };
}
