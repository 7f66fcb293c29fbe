import { targetZones, type TargetZone } from '../options';
import { parseTargetZones } from '../parse-choice';

const zonesIn = (text: string): readonly TargetZone[] => {
  const parsed = parseTargetZones(text);
  return parsed.ok ? parsed.value : [];
};

const want =
  "(?:i(?:'d| would)? (?:like|want|prefer|rather have|need|choose)|give me|let'?s (?:do|have|focus on|train)|put|take|use|do|focus on|make it|rather|more)";
/** Said in one breath, what leaves and what joins are told apart by words. */
const breaths: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:swap|replace|change|switch|trade|exchange) (?:out )?(.+?) (?:for|with|to|by|into) (.+)$/,
    'remove $1 ; add $2',
  ],
  [new RegExp(String.raw`\b(?:instead of|rather than) (.+?)(?:,| ${want}) (.+)$`), 'remove $1 ; add $2'],
  [/^(.+?),? (?:instead of|rather than|in place of) (.+)$/, 'add $1 ; remove $2'],
  [/^(.+?) out,? (?:and )?(.+?) in\b/, 'remove $1 ; add $2'],
  [/^(.+?)[\s,]+not (?:the |my )?(.+)$/, 'add $1 ; remove $2'],
];
const pieces =
  /[,;.]|\bbut\b|\band\b(?= (?:put|add|keep|drop|remove|include|not|no|take|leave|do|only|just|also|focus|train|swap|forget)\b)/;
const drops =
  /\b(?:not|no|no more|without|minus|remove|drop|delete|scratch|forget|erase|cancel|scrap|ditch|bin|cut|skip|except|lose|exclude|don'?t|didn'?t|do not|leave out|(?:take|leave|cross|kick) .*(?:off|out|away|alone)|take (?:off|out|away))\b/;
const adds = /\b(?:add|also|too|as well|include|plus|put|throw|insert|and|forgot|additionally|extra)\b/;
const keeps = /\b(?:only|just|keep|nothing but|stick (?:to|with)|leave (?!out))\b/;
const sets = new RegExp(String.raw`\b${want}\b|\b(?:zones?|focus|areas?|priority|priorities)\b|\binstead\b`);
const small =
  /\b(?:the|my|an?|to|from|off|out|on|in|of|for|list|zones?|areas?|it|that|them|there|please|and|or|i|i'd|i'm|you|we|can|could|let's|like|want|would|need|have|do|train|work|focus|thing|part|one|anymore|any more|more|after all|actually|though|bit|too|also|as well|again|now|sorry|oh|wait|no|not|just|only|instead|rather|ones?|rest|others?|please|thanks?|put|said|say|mean|meant|select\w*|chose|mention|forgot|decided|with|it's|goal|target|in(?:to)?|all|then|but|add|remove|drop|keep|take|leave|scratch|scrap|ditch|bin|forget|delete|include|plus|cut|skip|don'?t|care about|bother|at all|really|prefer|change|make|swap|replace|switch|fine)\b/g;
const zoneWord =
  /\b(?:toned )?(?:bell(?:y|ies)|stomachs?|tumm(?:y|ies)|abs|core|waist|butts?|glutes?|bums?|booty|bottom|behind|backside|legs?|thighs?|calves|quads?|hamstrings?|chests?|pecs?|bust|arms?|biceps?|triceps?|(?:upper|lower)[- ]body|everything|everywhere|whole body|all)\b/g;

/** What leaves the chosen zones and what joins them: 'take legs off the list, only belly'. Null if nothing changes. */
export function zonesAfter(said: string, chosen: readonly TargetZone[]): TargetZone[] | null {
  const text = said.replace(/^\W*(?:(?:hi|oh|hey|wait|sorry|actually|ana|and|ok)[\s,]+)*/, '');
  if (
    text
      .replaceAll(zoneWord, ' ')
      .replaceAll(small, ' ')
      .split(/[^\w']+/)
      .filter(Boolean).length > 2
  )
    return null;
  const breath = breaths.find(([form]) => {
    const [, first = '', second = ''] = form.exec(text) ?? [];
    return zonesIn(first).length > 0 && zonesIn(second).length > 0;
  });
  const removed: TargetZone[] = [];
  const added: TargetZone[] = [];
  const kept: TargetZone[] = [];
  let last: TargetZone[] | null = null;
  for (const piece of (breath ? text.replace(...breath) : text).split(pieces)) {
    const isDrop = drops.test(piece);
    const zones = zonesIn(isDrop ? (piece.match(zoneWord) ?? []).join(' ') : piece);
    if (zones.length === 0) continue;
    // 'Not legs, belly' names another one; 'remove legs, belly' goes on.
    const into: TargetZone[] | null = isDrop
      ? removed
      : keeps.test(piece)
        ? kept
        : adds.test(piece.replace(/\band\b(?! (?:my |the )?\w+(?: too)?\W*$)/g, '')) &&
            !/^\s*\w+ and \w+\s*$/.test(piece)
          ? added
          : sets.test(piece)
            ? kept
            : last === removed && !/\b(?:remove|drop|delete|forget|without|take)\b/.test(text)
              ? added
              : last;
    if (into === null) return null;
    into.push(...zones);
    last = into;
  }
  if (last === null) return null;
  const base =
    kept.length > 0 && (removed.length === 0 || keeps.test(text))
      ? kept
      : chosen.filter((zone) => !removed.includes(zone));
  const all = [...base, ...added, ...kept];
  const after = targetZones.filter((zone) => all.includes(zone));
  return after.join() === targetZones.filter((zone) => chosen.includes(zone)).join() ? null : after;
}
