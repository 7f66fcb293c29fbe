import type { CoachReply } from '../../coach-facts';
import { says } from '../../../understanding/phrases';
import { say, type Dialogue, type Intent } from '../dialogue';
import { changes } from '../requests/asks-for-change';
import { describeSession } from '../requests/describe-session';
import type { EarlierPlan } from '../requests/earlier-plan';
import { replacementsFor, withExchanged } from '../requests/exchange-moves';
import { harderSession } from '../requests/harder-session';
import { changedBy, requestOf, type PlanRequest } from '../requests/plan-request';
import { sessionFor } from '../requests/session-for';
import { dropped } from '../requests/drop-moves';
import { swapPlaceOf } from '../requests/swap-place';
import { isLengthening, other } from '../../understanding/read-act';
import { bareMinutesIn, saidPlainly } from '../../understanding/said';
import { placeIn, wishForPlace } from '../../understanding/read-place';
import { joined } from '../../../../shared/rules/joined';
import { propose } from './plan-workout';

const shortest = 5;

function changedMinutes({ reading, text }: Dialogue, { minutes }: EarlierPlan): number | null {
  if (
    /\bhal(?:ve|f) (?:of )?(?:it|that|this)\b|\b(?:it|that|this) in half\b|\bhalf (?:the time|as long)\b/i.test(
      text,
    )
  )
    return Math.max(shortest, Math.round(minutes / 2));
  if (/\bdouble (?:it|that|the time)\b|\btwice as long\b/i.test(text)) return minutes * 2;
  if (says(reading.words, ...changes.shorter)) return Math.max(shortest, Math.round(minutes * 0.6));
  return says(reading.words, ...changes.longer) ? Math.round(minutes * 1.5) : null;
}

/** The number in a change is what counts: 'shorter, 15' means 15. A position isn't a time: 'drop number 2'. */
function askedMinutes({ reading, text }: Dialogue, plan: EarlierPlan): number | null {
  const named = reading.minutes ?? (placeIn(text) === null ? bareMinutesIn(text) : null);
  const isMore =
    named !== null && /\b\w+ (?:more|extra|additional) min|\badd \w+ min|\bplus \w+ min/i.test(text);
  const isLess =
    named !== null &&
    /\b\w+ min\w* (?:off|less|fewer|shorter)\b|\b(?:cut|knock|shave|take) \w+ min\w* off\b/i.test(text);
  if (isLess) return Math.max(shortest, plan.minutes - named);
  return isMore ? plan.minutes + named : named;
}

function wantedRequest(dialogue: Dialogue, plan: EarlierPlan, isOther: boolean): PlanRequest {
  const { reading } = dialogue;
  const isShorter = says(reading.words, ...changes.shorter) && !isOther;
  return changedBy(plan.request, {
    ...requestOf(isLengthening(dialogue.text) ? { ...reading, groups: [] } : reading),
    minutes:
      askedMinutes(dialogue, plan) ?? changedMinutes(dialogue, plan) ?? plan.request.minutes ?? plan.minutes,
    onlyIds: isShorter ? plan.exerciseIds : [],
    usedIds: isOther ? plan.exerciseIds : [],
    keptIds: isOther || reading.effort !== null ? [] : plan.exerciseIds,
  });
}

/** Swaps these exercises of the plan and no others; null when its session isn't known. */
function exchange(ids: readonly string[], dialogue: Dialogue, plan: EarlierPlan): CoachReply | null {
  const { facts, reading } = dialogue;
  const { training } = facts;
  if (!training || !plan.session) return null;
  const unwantedIds = reading.unwanted.map(({ id }) => id);
  const request = changedBy(plan.request, {
    ...requestOf(reading),
    minutes: null,
    unwantedIds,
    usedIds: ids,
    keptIds: [],
  });
  const chosen = new Map(
    ids.flatMap((id) => {
      const from = facts.exercisesById.get(id);
      return from ? [[id, from] as const] : [];
    }),
  );
  let session = plan.session;
  const told: string[] = [];
  const swaps: [string, string][] = [];
  for (const [id, from] of chosen) {
    const wished = reading.exercises.find((each) => each.id !== id);
    const options = replacementsFor(from, session, request, training);
    const to = options.find((each) => each.id === wished?.id) ?? options[0];
    if (!to) continue;
    session = withExchanged(session, new Map([[id, to]]), training);
    swaps.push([id, to.id]);
    told.push(`**${to.name}** instead of **${from.name}**`);
  }
  if (told.length === 0)
    return say(
      'I have no other move for that spot that suits you, so it stays. Say *another one* for a new workout.',
    );
  return describeSession(
    { trainingId: null, session },
    // What was swapped out doesn't come back with the next change.
    { ...request, swaps: [...request.swaps, ...swaps] },
    facts,
    `Done: ${joined(told)}. Everything else stays.`,
  );
}

/** The plan without a move named by its position; null when none is named or too little would be left. */
function drop({ text, facts, reading }: Dialogue, plan: EarlierPlan): CoachReply | null {
  const place = placeIn(text);
  const named = reading.exercises.concat(reading.unwanted).find(({ id }) => plan.exerciseIds.includes(id));
  const isDrop =
    wishForPlace(text) === 'drop' &&
    (place !== null ||
      /^\s*(?:please |pls |and |ok |can (?:you|u) )*(?:drop|remove|delete|skip|ditch|lose|cut|scrap)\b/i.test(
        text,
      ));
  const id = isDrop ? (place === null ? named?.id : plan.exerciseIds.at(place)) : undefined;
  const session = id && plan.session && facts.training ? dropped(id, plan.session, facts.training) : null;
  if (!id || !session) return null;
  const name = facts.exercisesById.get(id)?.name ?? id;
  const request = { ...plan.request, unwantedIds: [...plan.request.unwantedIds, id] };
  return describeSession(
    { trainingId: null, session },
    { ...request, minutes: null },
    facts,
    `**${name}** is out. Everything else stays.`,
  );
}

/** A harder plan is never easier; when there is none, the plan stays as it is. */
function harder(request: PlanRequest, dialogue: Dialogue, plan: EarlierPlan): CoachReply | null {
  const { training } = dialogue.facts;
  if (!training || !plan.session) return null;
  const session = harderSession(sessionFor(request, training), plan.session, request, training);
  if (session) return describeSession({ trainingId: null, session }, request, dialogue.facts, 'One step up:');
  const { trainingId, session: same } = plan;
  return describeSession(
    { trainingId, session: same },
    plan.request,
    dialogue.facts,
    "That's as hard as I'd go today. To feel it more, slow down: three seconds down, one up.",
  );
}

export const changePlan: Intent = {
  name: 'change-plan',
  answer: (dialogue) => {
    const { plan } = dialogue.earlier;
    const { effort, words, minutes } = dialogue.reading;
    if (!plan) return say('Which workout should I change?');
    const place = placeIn(dialogue.text);
    const count = plan.exerciseIds.length;
    if (place !== null && place >= count && wishForPlace(dialogue.text) !== null)
      return say(`There are only ${count} moves in this one. Which one do you mean?`);
    const byDrop = drop(dialogue, plan);
    if (byDrop) return byDrop;
    const exchanged = swapPlaceOf(dialogue);
    const byExchange = exchanged && exchange(exchanged, dialogue, plan);
    if (byExchange) return byExchange;
    const isOther = says(words, ...changes.other) || other.test(saidPlainly(dialogue.text));
    const request = wantedRequest(dialogue, plan, isOther);
    const isOnlyHarder =
      effort === 'harder' && !isOther && minutes === null && askedMinutes(dialogue, plan) === null;
    const byEffort = isOnlyHarder ? harder(request, dialogue, plan) : null;
    return (
      byEffort ??
      propose(request, dialogue, isOther ? "Sure, here's a fresh one:" : "Here's your new version:")
    );
  },
};
