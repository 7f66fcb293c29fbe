import type { Exercise } from '../../../../shared/rules/exercise';
import { objectionTo, statesOf } from '../../../../shared/rules/training/conditions';
import { brokenLimit } from '../../../../shared/rules/training/limits';
import { isRuledOut } from '../../../../shared/rules/training/pains';
import { whyLeftOut } from '../../../../shared/rules/training/why-left-out';
import { bodyPartOf, factLabelOf, type HealthFact } from '../../../spared/public';
import type { CoachFacts } from '../../coach-facts';
import { activity, foodWord } from '../../understanding/read-act';
import { saidPlainly } from '../../understanding/said';
import { joined } from '../../../../shared/rules/joined';
import { say, type Dialogue, type Intent } from '../dialogue';
import { alternativesTo } from '../../../../shared/rules/training/alternatives';
import { exercisesOut } from '../../injuries/exercises-out';

const isBody = ({ kind }: HealthFact) => kind === 'sore' || kind === 'injury';

/** Why an exercise is out for the person, as the end of a sentence; null when nothing they told rules it out. */
function reasonAgainst(exercise: Exercise, { spared, training, excludedIds }: CoachFacts): string | null {
  const hurting = spared.facts.filter(isBody);
  const hit = hurting.filter(({ what }) => {
    const isArea = spared.pains.areas.some((area) => area === what);
    return isRuledOut(exercise, {
      areas: spared.pains.areas.filter((area) => area === what),
      muscles: isArea ? [] : spared.pains.muscles.filter((muscle) => muscle === what),
    });
  });
  if (hit.length > 0) return `that move loads your ${joined([...new Set(hit.map(bodyPartOf))])}`;
  const person = training?.input.person;
  if (person) {
    const why = whyLeftOut(exercise, person);
    if (why)
      return why
        .replace('Left out ', '')
        .replace(/\.$/, '')
        .replace(/^(.*?): (.*)$/, '$2, and I leave that out $1');
  }
  const limit = brokenLimit(exercise, spared.limits);
  if (limit)
    return `you told me: ${(spared.facts.find(({ what }) => what === limit) && factLabelOf({ kind: 'limit', what: limit, side: null, words: '' }).toLowerCase()) ?? limit}`;
  return excludedIds.includes(exercise.id) ? 'you marked it "Not for me"' : null;
}

const drink = /\b(?:beer|wine|alcohol|drink(?:s|ing)? tonight|cocktails?|vodka|gin)\b/;
const impactful =
  /\b(?:run\w*|sprint\w*|crossfit|jog\w*|jump\w*|skipping|rope|hiit|tennis|football|soccer|basketball|box\w*|ski\w*|spin\w*)\b/;
const heavy = /\b(?:lift\w*|weights|heavy|hiit|climb\w*|sauna|hot yoga|row\w*|core work|ab work|leg day)\b/;
const kind = /\b(?:walk\w*|swim\w*|stretch\w*|yoga|pilates|cycl\w*|bik\w*|hik\w*|danc\w*)\b/;

const isLower = ({ what }: HealthFact) =>
  ['knees', 'ankles', 'hips', 'lower_back', 'calves', 'hamstrings', 'quadriceps'].includes(what ?? '');

/** With these, nothing hard until a doctor says yes. */
const isMild = ({ what }: HealthFact) => ['asthma', 'diabetes', 'over_65'].includes(what ?? '');
const ofHealth: readonly HealthFact['kind'][] = ['condition', 'lifeStage', 'unread'];
/** What is known only in the person's own words has no name of its own. */
const countable = /condition|hernia/;
const nameOf = (fact: HealthFact) => {
  if (isBody(fact)) return `your ${bodyPartOf(fact)}`;
  if (fact.what === null) return 'what you told me';
  const label = factLabelOf(fact).toLowerCase();
  return countable.test(label) ? `a ${label}` : label;
};
const namesOf = (facts: readonly HealthFact[]) => joined([...new Set(facts.map(nameOf))]);

function aboutActivity(said: string, { spared }: CoachFacts): string | null {
  const [name = ''] = activity.exec(said) ?? [];
  if (name === '') return null;
  const body = spared.facts.filter(isBody);
  const states = spared.facts.filter(({ kind: of, state }) => ofHealth.includes(of) && state === 'told');
  const all = [...body, ...states];
  if (all.length === 0) return null;
  if (/\b(?:dizz\w*|light ?headed)\b/.test(said))
    return "Not while you're dizzy. Sit down, drink something, and wait until it has passed; if it keeps coming back, ask a doctor before we go on.";
  const because = namesOf(all);
  const lowerBody = body.filter(isLower);
  if (impactful.test(said) && lowerBody.length > 0)
    return `I wouldn't, with ${namesOf(lowerBody)}: every landing goes right through there. Walking, cycling, or swimming is gentler for now.`;
  const isHard = impactful.test(said) || heavy.test(said);
  if (isHard && !states.every(isMild))
    return `Not until your doctor says yes, with ${because}. Until then, keep it steady and easy: a walk, or a calm session with me.`;
  if (impactful.test(said)) {
    const inhaler = states.some(({ what }) => what === 'asthma');
    return `Yes, that's fine, from what you've told me. ${inhaler ? 'Warm up for ten minutes, and keep your inhaler close.' : 'Start easy, and stop if something hurts.'}`;
  }
  if (heavy.test(said))
    return `I'd skip that for now, with ${because}. Keep it light, stop where it hurts, and ask your doctor or physical therapist before you load more.`;
  if (kind.test(said))
    return `Yes, gently, as long as it doesn't hurt. With ${because}, go slower than usual and skip anything that pulls or presses there.`;
  return `Gently, yes. With ${because}, I'd keep it easy: nothing that hurts, no holding your breath, and a break whenever you want one. Your doctor has the last word.`;
}

const conflicts: readonly (readonly [string, RegExp, string])[] = [
  [
    'milk',
    /\b(?:milk|cheese|yogh?urt|whey|cream|butter|latte|dairy|pizza|protein (?:shake|powder))\b/,
    'lactose-free, oat, soy, or almond versions work',
  ],
  ['egg', /\b(?:eggs?|omelette|mayo|cake)\b/, 'tofu, beans, or yogurt do the same job'],
  [
    'gluten',
    /\b(?:bread|pasta|pizza|beer|noodles|couscous|seitan|wheat|gluten|cake|cookies?|croissant)\b/,
    'try rice, potatoes, corn, or gluten-free pasta instead',
  ],
  [
    'nuts',
    /\b(?:peanuts?|pb|nuts?|almonds?|cashews?|nutella|pesto)\b/,
    'try seeds such as sunflower or pumpkin instead',
  ],
  ['fish', /\b(?:fish|tuna|salmon|sushi|prawns?|shrimps?)\b/, 'try eggs, beans, or chicken instead'],
  ['soy', /\b(?:tofu|soya?|edamame|miso)\b/, 'try lentils, beans, or eggs instead'],
  [
    'vegan',
    /\b(?:milk|cheese|yogh?urt|whey|cream|butter|eggs?|omelette|honey|gelatin|fish|tuna|salmon|chicken|beef|steak|meat|bacon|ham|sausages?|burger)\b/,
    'try lentils, tofu, beans, or a plant protein shake instead',
  ],
  [
    'vegetarian',
    /\b(?:gelatin|fish|tuna|salmon|sushi|chicken|beef|steak|meat|bacon|ham|sausages?|burger|prawns?)\b/,
    'try lentils, eggs, beans, or tofu instead',
  ],
];

function aboutFood(said: string, { spared }: CoachFacts): string | null {
  if (
    /\b(?:oat|soy|almond|coconut|plant|vegan|dairy free|gluten free|lactose free) (?:milk|yogh?urt|cheese|pasta|bread|butter|version)\b/.test(
      said,
    )
  )
    return 'Yes, that one fits what you told me.';
  const against = conflicts.filter(
    ([what, words]) =>
      words.test(said) &&
      spared.facts.some((fact) => fact.what === what && (fact.kind === 'allergy' || fact.kind === 'diet')),
  );
  const [first] = against;
  if (!first) return null;
  const told = joined(
    against.map(([what]) =>
      what === 'vegan' || what === 'vegetarian'
        ? `you're ${what}`
        : `you told me you can't have ${what === 'milk' ? 'milk (lactose)' : what}`,
    ),
  );
  return `No, not that one: ${told}. ${first[2].charAt(0).toUpperCase()}${first[2].slice(1)}.`;
}

function aboutExercise(exercise: Exercise, dialogue: Dialogue) {
  const { facts } = dialogue;
  const against = reasonAgainst(exercise, facts);
  if (against === null) {
    const states = facts.training
      ? statesOf(facts.training.input.person).filter((state) => objectionTo(exercise, state) === null)
      : [];
    const known = facts.spared.facts.filter(
      (fact) => isBody(fact) || states.some((state) => state === fact.what),
    );
    const around =
      known.length > 0
        ? ` With ${joined([...new Set(known.map((fact) => (isBody(fact) ? `your ${bodyPartOf(fact)}` : factLabelOf(fact).toLowerCase())))])}, it's one of the moves I keep.`
        : " Nothing you've told me rules it out.";
    return say(`Yes, **${exercise.name}** is fine for you.${around} Start easy, and stop if it hurts.`, [
      exercise.id,
    ]);
  }
  const limits = { unsuitable: exercisesOut(facts, dialogue.pains), inPlan: new Set<string>() };
  const [instead] = alternativesTo(exercise, facts.exercises, limits);
  const offer = instead ? ` Try **${instead.name}** instead.` : '';
  return say(`No, I'd skip **${exercise.name}**: ${against}.${offer}`, instead ? [instead.id] : []);
}

/** Something not known here is mentioned: 'with a racing heart'. */
const withSomething =
  /\b(?:with|while|despite|when) (?:(?:a|an|my|the|this|some) )?(?!(?:dumb|weights?|kettle|bands?|resistance|equipment|music|shoes|friends?|kids?|dog|it|that|you|ana|low|high|more|less|one|two|only|no)\b)\p{L}+/u;

/** 'Is it ok for me?': yes or no, with the reason from what is known about the person. */
export const askSafe: Intent = {
  name: 'ask-safe',
  answer: (dialogue) => {
    const { facts, reading } = dialogue;
    const said = saidPlainly(dialogue.text);
    const [exercise] = [...reading.exercises, ...reading.unwanted];
    if (exercise) return aboutExercise(exercise, dialogue);
    if (drink.test(said))
      return say(
        "One is fine for most people, after you've had water and something to eat. It slows your recovery, so not after every workout.",
      );
    if (foodWord.test(said))
      return say(
        aboutFood(said, facts) ??
          "Nothing you've told me rules it out. Enjoy it; with some protein and vegetables on the side, it makes a good meal.",
      );
    const known = aboutFood(said, facts) ?? aboutActivity(said, facts);
    return say(
      known ??
        (facts.spared.facts.some(({ kind: of, state }) => ofHealth.includes(of) && state === 'told')
          ? "That's a question for your doctor, who knows the whole picture. Until then, I'll keep everything easy."
          : withSomething.test(said)
            ? "I can't judge that from here. If something in your body feels off, rest, and ask a doctor before you train."
            : "Nothing you've told me rules it out. Start easy, and stop if something hurts."),
    );
  },
};
