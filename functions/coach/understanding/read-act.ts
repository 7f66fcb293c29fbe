import { glossaryEntryOf } from '../reply/intents/glossary';
import { ownSentencesOf, toldOf } from '../../spared/public';
import { topicOf } from '../reply/intents/topics/topics';
import type { Dialogue } from '../reply/dialogue';
import { placeIn, wishForPlace } from './read-place';
import { measureIn, tellsOfDone } from './read-done';
import { scheduleAct } from './read-schedule';
import { bareMinutesIn, saidPlainly } from './said';

/** What a message plainly asks for, by its words and slots alone; the intent model is asked only when this is null. */
export type Act =
  | `topic-${string}`
  | 'plan-workout'
  | 'change-plan'
  | 'ask-safe'
  | 'undo'
  | 'out-of-scope'
  | 'plan-week'
  | 'move-day'
  | 'told-activity'
  | 'told-measure'
  | 'plan-today'
  | 'explain-exercise'
  | 'exercise-muscles'
  | 'glossary'
  | 'plan-again'
  | 'for-another';

const mostWords = 16;
const count = (text: string) => text.split(' ').length;

const planNoun =
  /\b(?:workout|work out|session|circuit|routine|training|plan|mix|blast|burner|sweat|thing|something|anything|one|moves|exercises|stuff|class)\b/;
const kinds =
  /\b(?:full body|whole body|total body|all ?round|everything|cardio|strength|stretch(?:es|ing|y)?|yoga|pilates|mobility|hiit|tabata|stamina|core|abs|belly|tummy|legs?|leg day|arms?|arm day|upper body|upper|lower body|lower|glutes?|butt|bum|booty|chest|back|shoulders?|triceps?|biceps?|thighs?|calves|balance|warm ?up|cool ?down|posture|toning|fat burn\w*|conditioning)\b/;
const quality =
  /\b(?:hard|hardcore|sweaty|gentle|easy|quick|short|tough|chill|light|intense|calm|mellow|spicy|brutal|relaxed|long|fast|slow|soft|strong|safe|careful|kind|proper|fresh|good|nice|little|beginner|quiet|soothing|loosen(?:ing)?|restorative)\b/;
const asking =
  /\b(?:give|gimme|do|done|want|wants?|need|make|build|create|plan|show|suggest|recommend|please|pls|plz|plaese|go|lets|let us|id (?:love|like)|i would (?:love|like)|can (?:i|we|u|you)|could (?:i|we|u|you)|got any|have you|any|fancy|try|ready|up for|in the mood|feel like|hit me|set me|put together|sort me|whats? a good|how about|what about|start|now|today|tonight|tmrw|tomorrow|again|squeeze|time for|free|looking for|keep moving|love)\b/;
const asked =
  /^(?:how (?:many|much|long|often|do|does|did|come|was|am|is|to|can)|what (?:is|are|does|do i eat|to eat|muscles?|should i eat|did|was|happens|time)|why|when|where|who|which muscles?|is|are|does|did|was|were|whats (?:my|the|better)|do you|explain|show me how|tell me (?:about|why|how)|log|i (?:ate|had|drank|walked|ran|slept|did|went|weigh|logged|burned))\b/;
const elsewhere =
  /\b(?:(?<!false )alarm|timer|remind(?:er)?|pizza|recipe|cook|bake|oven|pasta|chicken|coffee|bus|flight|meeting|movie|film|song|music|battery|wifi|text|email|bill|bank|card|car|taxi|hotel|weather|rain(?:ing)? tomorrow|price|euros?|dollars?|pounds of|parking|homework|exam|shower|nap|sleep for|eat|eating|ate|food|meal|breakfast|lunch|dinner|snack|protein|calories|kcal|steps|walk(?:ed)?|ran|streak|points|rank|schedule|days a week|per week|my week|whole week|weekly|reminders?|yesterday|last (?:time|week|night|workout|session|training)|previous workout|my workouts|weekly|times|already|did i|break between|rest between|between sets|between workouts|before (?:training|a workout|my workout)|after (?:training|a workout|my workout)|warm ?up before|challenge|friends?|dance|settings?|account|delete|password|photo|weigh|weight target|bmi)\b/;

/** Days belong to a plan for them, unless a time is named: 'something for a rainy tuesday, 20'. */
const dayWord = /\b(?:week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|days)\b/;

function asksForPlan({ text, reading }: Dialogue, whole: string): boolean {
  const said = whole.replace(/^(?:(?:and|so|but|ok|okay|also|oh|well|hey|then) )+/, '');
  const isTimed = bareMinutesIn(text) !== null && planNoun.test(said);
  if (count(said) > mostWords || asked.test(said) || (elsewhere.test(said) && !isTimed)) return false;
  if (reading.exercises.length > 0 && reading.minutes === null) return false;
  if (bareWish.test(said)) return true;
  if (feltWish.test(said) && !/\b(?:to eat|eat|food|snack|drink|read|watch|listen)\b/.test(said)) return true;
  const hasMinutes = reading.minutes !== null;
  const bare = hasMinutes ? null : bareMinutesIn(text);
  const isOfKind = kinds.test(said) || reading.groups.length > 0;
  if (hasMinutes) return true;
  if (dayWord.test(said) && bare === null) return false;
  if (bare !== null)
    return (
      isOfKind ||
      quality.test(said) ||
      planNoun.test(said) ||
      count(said) <= 4 ||
      /\b(?:lets go|lets do|gimme|give me|go for|hit me)\b/.test(said)
    );
  if (isOfKind && reading.equipment.length > 0 && count(said) <= 6) return true;
  if (isOfKind && count(said) <= 4 && /\b(?:then|instead|rather)$/.test(said)) return true;
  const isWorkout = /\b(?:workout|work out|session|circuit|routine|leg day|arm day|cardio blast)\b/.test(
    said,
  );
  if (isWorkout && (asking.test(said) || quality.test(said) || count(said) <= 3)) return true;
  if (/\bplan\b/.test(said) && /\b(?:fresh|new|other|another|different|do|make|give|gimme)\b/.test(said))
    return true;
  if (
    isOfKind &&
    asking.test(said) &&
    (quality.test(said) ||
      planNoun.test(said) ||
      /\b(?:please|pls|plz|give|gimme|do|lets|show|hit|id (?:love|like)|want|need|go)\b/.test(said))
  )
    return !/\b(?:best|good for|help|why|more about|exercises? for|which)\b/.test(said);
  return (
    quality.test(said) &&
    /\b(?:something|anything|one)\b/.test(said) &&
    asking.test(said) &&
    !/\b(?:easier|harder) (?:version|one)\b/.test(said)
  );
}

const effort =
  /\b(?:harder|easier|tougher|gentler|lighter|softer|too (?:hard|easy|tough|much|difficult|intense|long|short|light|boring)|bit much|(?:more|bit of) spice|tone it (?:down|up)|turn it (?:up|down)|dial it|step it up|crank it|go easy|more (?:intense|challenging|difficult|brutal|gentle)|less (?:intense|hard|brutal)|spice it|make it (?:spicy|burn|hurt|nasty)|push me|killer|take it down|calm it|ease (?:off|up)|not (?:hard|easy|tough|challenging) enough)\b/;
const length =
  /\b(?:longer|shorter|halve|half (?:it|of (?:it|that|this))|(?:it|that) in half|double it|double that|more minutes|more time|less time|extend|stretch (?:it|that|this) (?:to|out)|cut (?:it|that|this)(?: down)?|trim|make (?:it|that|this)|is enough|can do|false alarm|will do|will be enough|are enough|enough for today|max|only (?:got|have)|just (?:got|have)|ive got|i have got|got (?:more|less|only)|down to|up to|then|actually|rather|instead|the same|same)\b/;
/** Asks for a different plan. */
export const other =
  /\b(?:another one|another plan|another workout|other (?:moves|exercises|ones)|different (?:moves|exercises|version)|different one|something else|something different|new one|other one|seen that|same as (?:yesterday|before|last)|not that one|not this one|got a different|mix it up|shuffle|redo|fresh one|fresh plan|do me a fresh|next one|any other)\b|^(?:next|another|new one|again|skip|one more)(?: (?:one|please|pls|plz|time))*$|\bsame (?:length|time|minutes|again)\b/;
const without =
  /\b(?:no|not|without|nor|never|skip|hate|drop|lose|ditch|minus|dont want|dont like|cant do|leave out|take out|remove|bin|swap|replace|switch)\b/;
const focus =
  /\b(?:more|focus(?:ed)? on|less|add|also|plus|include|rather|instead|changed my mind|on second thou?ghts?|actually|hm+ make it|make it|switch to|only|just)\b/;
const fix =
  /\b(?:fix|change|adapt|adjust|update|redo|rework|amend)\b.{0,15}\b(?:plan|it|that|workout|session|one)\b|\bso (?:fix|change)\b/;
const undo =
  /\b(?:undo|go back|back to (?:the )?(?:first|previous|old|other|last|one before)|the (?:first|old|previous) one (?:was better|again)|revert)\b/;

const bareWish =
  /^(?:(?:so|ok|okay|and|hey|ana|right|well|hi|yo|please|pls|plz|then|now|alright|a|the|my|your|todays?|next) )*(?:wod|workout|work out|session|routine|training|train me|exercise|exercises|lets go|lets train|im ready|ready|hit me|go|again)(?: (?:please|pls|plz|now|then|time|today|tonight|ana|coach|me))*$/;
const feltWish =
  /\b(?:something|anything|one|sth|smth)\b.{0,25}\b(?:wake me up|bouncy|fun|sweaty|energi\w+|to start the day|before (?:bed|work|lunch)|b4 (?:bed|work|lunch)|get (?:me )?(?:moving|going)|switch off|unwind|relax|loosen|stretchy|calming|for stamina|chill|punchy|lively|gentle|short|quick|easy|hard)\b|\b(?:bouncy|sweaty|fun|lively|stretchy|gentle|short|quick)\b.{0,12}\b(?:something|one|thing|stuff)\b/;

/** 'Stretch that to 45' asks for time, not for stretching. */
export const isLengthening = (text: string): boolean =>
  /\bstretch (?:it|that|this)\b.{0,6}\b(?:to|out|till|until)\b/i.test(text);

/** 'And squats as well' continues what was asked before. */
export const alsoThis = /^(?:and|also|plus|oh and|nor|neither|same (?:for|with))\b/;

const changing = new Set(['limit', 'sore', 'injury']);

/** A change to the plan being discussed: one of its moves, its time, its effort, its muscles, or what it must not contain. */
function asksForChange(dialogue: Dialogue, said: string): boolean {
  const { reading, text, earlier } = dialogue;
  if (count(said) > mostWords || asked.test(said)) return false;
  if (placeIn(text) !== null && wishForPlace(text) !== null) return true;
  if (count(said) <= 14 && toldOf(text).some(({ kind }) => changing.has(kind))) return true;
  const planNames = earlier.plan?.exerciseIds ?? [];
  const namesMove = [...reading.exercises, ...reading.unwanted].length > 0;
  if (namesMove && without.test(said)) return true;
  if (namesMove && planNames.length > 0 && /\b(?:in|add|with|include|plus)\b/.test(said) && count(said) <= 8)
    return true;
  if (namesMove && alsoThis.test(said)) return true;
  if (elsewhere.test(said) || namesMove) return false;
  const isNewPlan = (reading.minutes ?? bareMinutesIn(text)) !== null && reading.groups.length > 0;
  if (isNewPlan && !isLengthening(text) && !/\b(?:make it|change|then|instead|rather|actually)\b/.test(said))
    return false;
  if (effort.test(said) || other.test(said) || fix.test(said)) return true;
  const minutes = reading.minutes ?? bareMinutesIn(text);
  if (minutes !== null && isLengthening(text)) return true;
  if (minutes !== null && (length.test(said) || count(said) <= 5) && reading.groups.length === 0) return true;
  if (
    length.test(said) &&
    /\b(?:longer|shorter|more time|less time|extend|trim|cut|halve|double|half)\b/.test(said)
  )
    return true;
  if (reading.groups.length > 0 && minutes === null && (focus.test(said) || count(said) <= 3)) return true;
  if (reading.groups.length > 0 && minutes === null && alsoThis.test(said) && count(said) <= 5) return true;
  const limit =
    reading.quiet || reading.bare || reading.bannedEquipment.length > 0 || reading.restingGroups.length > 0;
  return (limit || reading.equipment.length > 0) && count(said) <= 10;
}

const safe =
  /\b(?:off the table|out of the question|no no|still on|doable|advisable|ok(?:ay)?|alright|safe|allowed|fine|good idea|bad idea|bad|suit(?:able|s)?|risky|dangerous|sensible|wise|healthy|recommended|a no|no go|off limits|possible|manage|right)\b/;
const mayI =
  /^(?:and |so |but |ok |hm |also |then |btw |hey |well )*(?:(?:can|could|may|should|shall) (?:i|we)|am i (?:ok|okay|allowed|fine|safe)|is it|are|is|do|does|would|what about|how about|ok to|okay to|safe to|still ok)\b/;

/** 'Can I have a cardio workout?' asks for one. */
const asksForSession =
  /\b(?:can|could|may) (?:i|we|u|you) (?:please |pls |just )?(?:have|get|do|make|give|plan|suggest)\b.{0,25}\b(?:workout|session|routine|circuit|plan|min\w*)\b/;

const ofHealth = new Set(['condition', 'lifeStage', 'sore', 'injury', 'unread']);
const hasFact = (text: string) => toldOf(text).some(({ kind }) => ofHealth.has(kind));
/** A question about training with something just reported: 'my blood pressure is high, is hiit ok?' */
const isItOk =
  /\b(?:is|are|would|will) (?:it|that|this|these|hiit|(?:\w+ ){1,3})\b.{0,12}\b(?:ok|okay|safe|fine|alright|allowed|a problem|bad|dangerous|wise|sensible)\b|\b(?:can|should|may|could) i (?:still |even |safely )?(?:do|train|exercise|work ?out|lift|run|use|try|go|keep|start|carry)\b/;

/** 'Are burpees ok for me?', 'can I run with this?' */
function asksIfSafe({ reading, text }: Dialogue, said: string): boolean {
  if (count(said) > 20 || asksForSession.test(said)) return false;
  if (isItOk.test(said) && activity.test(said) && hasFact(text) && bareMinutesIn(text) === null) return true;
  if (
    /\b(?:before or after|leave out|leave off|without|skip|drop|remove|swap|replace|instead of|never give|get rid)\b/.test(
      said,
    )
  )
    return false;
  const names =
    reading.exercises.length + reading.unwanted.length > 0 || activity.test(said) || foodWord.test(said);
  if (
    !names ||
    /\b(?:instead|version|alternative|how (?:do|to|many)|muscles|(?:bad|good|hard|safe|easy) (?:for|on) (?:my |the |your )?(?:knees?|back|lower back|shoulders?|wrists?|neck|ankles?|hips?|joints?|spine)|good for (?:my )?(?:abs|legs|arms|back|core|glutes))\b/.test(
      said,
    )
  )
    return false;
  if (
    mayI.test(said) &&
    (safe.test(said) || /^(?:\w+ ){0,2}(?:can|could|may|should|shall|am|what about|how about)\b/.test(said))
  )
    return true;
  if (/\b(?:can|could|should|may) i(?: do (?:it|them|that|those))?(?: then| too| still)?$/.test(said))
    return true;
  return safe.test(said) &&
    /\b(?:for me|with (?:my|this|that|it)|or not|do they|should i|can i|then|still)\b/.test(said)
    ? true
    : /\b(?:ok|okay|safe|alright|fine|good idea|allowed)(?: then| or not| or no| now| for me| with this| with that| with it| yes| right| yeah| no)?$/.test(
        said,
      );
}

/** Activities that aren't exercises in the library. */
export const activity =
  /\b(?:overhead (?:press(?:ing|es)?|work|stuff)|pressing|squatting|lunging|planking|deadlifting|run(?:ning)?|sprint(?:s|ing)?|crossfit|jog(?:ging)?|swim(?:ming)?|cycl(?:e|ing)|bik(?:e|ing)|spin(?:ning)?|walk(?:ing)?|hik(?:e|ing)|yoga|pilates|hot yoga|lift(?:ing)? (?:heavy|weights)|weights|heavy lifting|hiit|jump(?:ing)?|skipping|rope|tennis|football|soccer|basketball|danc(?:e|ing)|box(?:ing)?|row(?:ing)?|ski(?:ing)?|climb(?:ing)?|sauna|stretch(?:ing)?|core work|ab work|leg day|cardio|train(?:ing)?|work(?:ing)? out|exercis(?:e|ing))\b/;
/** Foods that an allergy or a diet can rule out. */
export const foodWord =
  /\b(?:milk|cheese|yogh?urt|whey|cream|butter|ice cream|latte|dairy|eggs?|omelette|mayo|bread|pasta|pizza|beer|noodles|couscous|seitan|oats|wheat|gluten|cake|cookies?|croissant|peanuts?|peanut butter|pb|nuts?|almonds?|cashews?|nutella|pesto|fish|tuna|salmon|sushi|prawns?|shrimps?|tofu|soy|edamame|soya|miso|chicken|beef|steak|meat|bacon|ham|sausages?|burger|honey|gelatin|protein (?:shake|powder|bar)|shake|wine|alcohol|cocktails?|rice|oatmeal|porridge|banana|chocolate|pancakes|fries|sandwich|soup|salad)\b/;

const whatToDo =
  /\bwhat (?:could|can|should|shall|do) (?:i|we) (?:do|train)(?: (?:today|now|tonight|then|next|for today))?$/;
const showAgain =
  /^(?:(?:can|could) you )?(?:show|see|repeat|give|let me see|what was)(?: me)? (?:the|that|my|this) (?:plan|workout|session|list)(?: (?:again|once more|pls|please))*$/;

/** It is about the plan, however much was said since. */
const refersToPlan =
  /\b(?:same (?:length|time|minutes|one|again|but|for)|the same|another one|new one|different one|other one|that (?:workout|plan|session)|the (?:workout|plan|session))\b/;
const explains =
  /\b(?:how (?:do|to|does|should|is)|show|explain|describe|what (?:is|was)|demo|video|look like)\b/;
const works =
  /\b(?:what|which) (?:\w+ )?(?:does|do|muscles?|is)\b.*\b(?:work|works|train|trains|muscles?|for|hit|target)\b/;

/** 'How do I do the second one?', 'what does the third one work?' */
function askOfPlaced({ text, earlier, reading }: Dialogue, said: string): Act | null {
  if (placeIn(text) === null) return null;
  if (earlier.plan === null)
    return explains.test(said) && /\b(?:one|exercise|move)\b/.test(said) ? 'plan-again' : null;
  if (reading.exercises.length === 0) return null;
  if (works.test(said)) return 'exercise-muscles';
  return explains.test(said) && wishForPlace(text) === null ? 'explain-exercise' : null;
}

const asksWhyOut =
  /\b(?:why|how come)\b.{0,14}\b(?:no|not|isnt|arent|without|never|left out|leave out|missing|skip)\b/;
const namesExercise = ({ reading }: Dialogue) => reading.exercises.length + reading.unwanted.length > 0;

const forSomebody =
  /\b(?:for (?:him|her|them|(?:my|a|the) \w+)|(?:make|plan|give|show|find|suggest|recommend) (?:him|her|them|my \w+)|(?:can|could|should|may) (?:he|she|they|(?:my|a|the) (?:\w+ ){1,4})(?:do|train|exercise|start|try|begin|join|work))\b/;
const oneself = /\b(?:me|i|im|we|us|mine|both)\b/;
const wantsTraining =
  /\b(?:plan|workouts?|exercis\w*|sessions?|routine|train\w*|stretch\w*|moves?|safe|start|begin|do|join|squats?|yoga|cardio)\b/;
const uses = /^(?:and |but |so )?(?:he|she|they|hes|shes|theyre)\b/;

/** It is about someone else, and asks for training for them. */
function isForAnother({ text, earlier }: Dialogue, said: string): boolean {
  if (ownSentencesOf(text).length > 0) return false;
  if (earlier.intent === 'for-another' && uses.test(said)) return true;
  return wantsTraining.test(said) && forSomebody.test(said) && !oneself.test(said);
}

/** The act of a message when its words make it plain; null when they don't. */
export function actOf(dialogue: Dialogue): Act | null {
  const said = saidPlainly(dialogue.text);
  const { earlier } = dialogue;
  const topic = topicOf(dialogue);
  if (topic) return topic;
  if (/\b(?:set|start|put) (?:a |an |my |the )?(?:\w+ )?(?:timer|alarm)\b|^remind me\b/.test(said))
    return 'out-of-scope';
  if (!hasFact(dialogue.text) && glossaryEntryOf(dialogue) !== null) return 'glossary';
  if (isForAnother(dialogue, said)) return 'for-another';
  if (asksWhyOut.test(said) && namesExercise(dialogue)) return 'ask-safe';
  const { days, exercises } = dialogue.reading;
  if (whatToDo.test(said) && exercises.length + days.length === 0) return 'plan-today';
  if (earlier.plan !== null && showAgain.test(said)) return 'plan-again';
  if (measureIn(dialogue.text)) return 'told-measure';
  if (tellsOfDone(dialogue.text)) return 'told-activity';
  const placed = askOfPlaced(dialogue, said);
  if (placed) return placed;
  if (asksIfSafe(dialogue, said)) return 'ask-safe';
  if (earlier.plan === null || !earlier.isPlanLast || dialogue.reading.days.length > 0) {
    const schedule = scheduleAct(dialogue.text, dialogue.reading.days);
    if (schedule) return schedule;
  }
  if (earlier.plan !== null) {
    if (earlier.before !== null && undo.test(said)) return 'undo';
    const isNear = earlier.isPlanLast || earlier.about === 'plan' || refersToPlan.test(said);
    if (isNear && asksForChange(dialogue, said)) return 'change-plan';
  }
  const sentences = dialogue.text.split(/[.!?\n]+\s+/).filter((each) => each !== '');
  const parts = sentences.length > 1 ? sentences.map(saidPlainly) : [said];
  return parts.some((part) => asksForPlan(dialogue, part)) ? 'plan-workout' : null;
}
