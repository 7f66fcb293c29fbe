import type { Conversation } from '../../../shared/contracts/coach';
import type { ReadFoods } from '../../nutrition/public';
import type { NamedFoods } from '../coach-facts';
import { foodWordsOf, nutrientAsked } from './food-words';
import { dayCaloriesIn } from '../reply/food/day-calories';
import { isCommonQuestion } from '../reply/food/common-questions';
import { asksForJudgement, asksHowMany } from '../reply/food/judge-text';
import { ideaAt } from './named-idea';
import { mealChangeOf } from './read-meal-change';

/** What a message about food wants: a food's numbers, a meal logged, the day's numbers, an idea, a kind word; or it states a taste. */
type FoodAct = 'figures' | 'log' | 'question' | 'change' | 'left' | 'idea' | 'feeling' | 'taste';

const offTopic =
  /\b(?:shopping|my list|basket|poem|song|joke|story|weather|translate|share price|stocks?|my (?:dog|cat|pet|puppy|rabbit)|freezing|book a|reservation|who won|(?:a|real|actual) (?:human|person)|customer (?:service|support)|wifi|password|streak|friends?|workout|training plan|abs|squats?)\b/;

/** 'A snack before my workout' is about food. */
const aroundTraining =
  /\b(?:before|after|pre|post|around)[ -]?(?:my |a |the )?(?:\w+ )?(?:workout|squats)\b/g;

const feelings =
  /\b(?:ate|eaten|eat|eating|had|drank) (?:way |far |so |much )?(?:too much|too many|bad(?:ly)?|like crap|so badly|terribl[ey]|rubbish|junk all)\b|\b(?:overate|overeaten|over ate|overdid it|overeating|pigged out|blew (?:it|my)|cheat(?:ed)? (?:day|meal)?|fell off|ruined)\b|\b(?:guilty|guilt|ashamed|regret|feel bad|feel awful|feel terrible|hate myself)\b|\b(?:starving|hungry|famished|peckish|bloated|bloating|craving\w*|discipline|willpower|no appetite|not hungry|fed up|sick of (?:counting|dieting|tracking)|tired of (?:counting|dieting|tracking)|hate (?:dieting|diets?|counting)|give up on|scared to eat|(?:ate|eaten|had) nothing|skipped (?:breakfast|lunch|dinner|a meal|meals)|forgot to eat|havent eaten|not eaten|proud|cooked (?:all|every))\b/;

const dayWords =
  /\b(?:left|remaining|so far|my (?:\w+ )?(?:goals?|targets?|limit|budget)|eat(?:en|ing)? enough|am i (?:over|under|on track)|how am i doing|did i (?:log|eat|have)|have i (?:eaten|logged|had)|i (?:have|ve) (?:eat|eaten|had)|what(?:s| have| did)? (?:i|ive)(?: have)? (?:ate|eat|eaten|had|logged)|room for|stay under|fit in|avg|average|this week|last week|less than yesterday|more than yesterday|did i|today)\b/;
const dayAsked =
  /\?|\b(?:how|what|whats|did|am|is|can|do|have|has|too much|left|avg|average|room|change|set|less|more|remaining|biggest)\b/;
const general =
  /\b(?:how much (?:protein|fiber|water|fat|sugar|carbs) (?:do i|should i|a day|per day|does one)|how many (?:carbs|g|grams)\b.*\b(?:a day|per day|should i|do i)|(?:rate|judge|was|how was|hows) my (?:breakfast|lunch|dinner|snack)|eat back|after \d+ ?pm|late at night|at night bad|on (?:leg|rest|training) days?|do i need to eat)\b/;

const ideas =
  /\b(?:ideas?|suggest\w*|recommend\w*|recipes?|options?|what (?:can|should|could|shall|do|to) (?:i |you |we )?(?:\w+ )?(?:eat|have|make|cook|order|drink|snack|do|buy|get)|what to (?:eat|order|cook|have|make|buy)|what can i do|eat (?:before|after)|to eat if|something|anything|instead of|replace\w*|swap|substitute|alternatives?|under \d{2,4}|(?:high|low|more|much|rich|lots of|good|cheap|vegan|vegetarian|plant) (?:in )?(?:protein|fiber|carbs?|iron|calories|sugar|fat|sources?)|(?:protein|fiber|iron|carb|carbs) (?:rich|sources?|foods?|snacks?|breakfasts?|lunch|dinners?)|rich|sources of|cheap|quick|easy|no[ -]cook\w*|filling|(?:pre|post|before|after)[ -]?(?:a |my |the )?(?:gym|workout|training|run|session|exercise|leg day)|good (?:before|after)|before bed|race day|gluten free|dairy free|meal prep|lunch ?box|give me|need a|cant cook|whats for (?:breakfast|lunch|dinner|tea|supper)|air ?fryer|on the go|picnic|bbq|barbecue|date night|one pan|\d ingredient|recipes|foods to|carb ?load\w*|for my (?:race|10k|marathon|half)|(?:\d+|an?|one|two)? ?person|for (?:2|two|4|four))\b/;
const mayHave =
  /(?<!\b(?:what|which|how|where|when|much|many) )\b(?:can|could|may|should|am) i (?:still |also )?(?:have|eat|drink|allowed)\b(?!.*\b(?:or|instead)\b)/;
/** 'Got leftover chicken and tortillas'. */
const atHand =
  /^(?:ive |i have |i |we have |we )?(?:only |just )?got\b|^(?:i|we) (?:only|just) have\b|\bin (?:the|my) (?:fridge|cupboard|pantry|freezer)\b|\bneeds? using up\b/;
const mealOfProtein =
  /\b(?:breakfasts?|lunch|dinner|supper|snacks?|meals?) (?:with |of |at least )*\d+ ?g (?:of )?protein\b/;
const onlyMeal =
  /^(?:an? |my |the |good |healthy |light |vegan |vegetarian |veggie |late night |evening |morning |indian |thai |mexican |chinese |italian |japanese |asian |korean |greek |mediterranean |quick |easy |simple |cheap |halal |kosher |hot |warm |cold |filling |spicy |low carbs? |high protein )*(?:snacks?|breakfasts?|lunch|dinner|supper|smoothies?|dessert)(?: (?:with|without|no|please|for|ideas?).*)?\??$/;
const without = /\b(?:smoothie|breakfast|lunch|dinner|snack)\b.*\b(?:without|no|not) \w+/;

const ate =
  /\b(?:log|logged|logging|add|put|track|record|note|had|have had|ive had|ate|just ate|eaten|eat|drank|drunk|snacked|finished|munched|scoffed|devoured|polished off|grabbed|comi|enter)\b/;
const forMeal =
  /^(?:for )?(?:breakfast|lunch|dinner|snack|tea|supper)\s*(?:was|:|-|,|is)|\b(?:for|at|as an?) (?:breakfast|lunch|dinner|supper|tea|snack)\b/;
const correction =
  /\b(?:remove|delete|take (?:out|off)|undo|scrap)\b|\bit was\b.*\bnot\b|\bi meant\b|\bnot \d\b/;
/** What wasn't eaten, or not by the person, isn't their meal. */
const notEaten =
  /\b(?:if i|should i|thinking (?:of|about)|tempted|skip\w*|going to (?:have|eat)|gonna (?:have|eat)|might (?:have|eat)|about to (?:have|eat)|(?:wont|doesnt|does not|refuses? to|didnt|did not) (?:eat|have|drink)|(?:my|our|the) (?:\w+ )?(?:toddler|kids?|son|daughter|child(?:ren)?|baby|husband|wife|partner|boyfriend|girlfriend|mum|mom|dad|dog|cat|friend) (?:\w+ )?(?:eats?|ate|had|has|loves?|hates?|wants?|likes?))\b/;
const asksNothing =
  /\?|\b(?:can|could|may|should|am) i\b|\b(?:is|are) [\w -]{2,40}? (?:ok|okay|bad|good|safe|allowed|healthy|fine)\b|\bwhich (?:one|is|has)\b|\b(?:is|are) (?:better|healthier)\b|^(?:what|how|which|why|when|where|who|is|are|does|do|did|can|could|should|would|will|any|whats|tell|give|gimme|need|want|show|suggest|plan|got|cuant\w+|wie|wieviel\w*|combien|quant[eoi])\b/;
const ofTaste =
  /\b(?:im|i am|allerg\w+|intoleran\w+|dont (?:eat|like|want|have|do)|do not (?:eat|like)|not (?:eat|like)|cant (?:have|eat|stand)|cannot|never|hate|dislike|love|no more|stopped|quit|avoid\w*|veggie|vegetarian|vegan|halal|kosher|keto|fasting|low salt|low sodium|diet|anymore|but i eat|for me)\b|^no\b/;

const taste =
  /\b(?:allergic|intolerant|(?:dont|do not|not|cant|cannot|never) (?:eat|have)|halal|kosher|keto|low carb|fasting|low salt|pescatarian|paleo|plant based)\b|\b(?:veggie|vegetarian|vegan) but\b/;
const ofLiking = /\b(?:hate|dislike|cant stand|dont like|no)\b/;
/** Said about a food, not about the person: 'a vegan pizza', 'gluten free bread'. */
const ofFood =
  /\b(?:vegan|veggie|vegetarian|plant[ -]based|(?:gluten|dairy|lactose|nut|egg)[ -]free) (?=\w)/g;
/** Something the person doesn't eat or doesn't like. */
const isTaste = (said: string, { items }: ReadFoods) =>
  taste.test(said) || (ofLiking.test(said) && items.length > 0) || /^no \w+ (?:im|i am|for me)\b/.test(said);

const mealPlan =
  /\b(?:meal|food|diet|eating|nutrition)[ -]?plans?\b|\bplan (?:my|the|our|a) (?:\w+ )?(?:meals?|food|eating|menu)\b|\b(?:meals?|food|menu|recipes?|dinners) for (?:the|a|this|next|my|all) (?:whole )?(?:week|day)\b|\bday of eating\b|\bweekly (?:menu|meals?|food)\b|\bwhat (?:should|can|do) i eat (?:in a|all|for a|every|each|this|for the) (?:day|week)\b/;
/** A request for a day of meals, or a week of them. */
export const asksForMealPlan = (said: string): boolean => mealPlan.test(said);

/** Said about the ideas just given. */
const refines =
  /\b(?:no|without|not|dont|cant|hate|else|others?|another|different|more|again|swap|boring|bored|bland|meh|expensive|pricey|health\w*|sweeter|i (?:only |just )?(?:have|got)|alternatives?|instead|spicy|spicier|quick\w*|fast\w*|easy|easier|simpler?|cheap\w*|light\w*|small\w*|bigger|heavier|filling|microwave|oven|air ?fryer|cold|warm|hot|low\w*|less|fewer|high|higher|protein|carbs|fiber|calories|sweet|salty|savou?ry|vegan|vegetarian|veggie|halal|kosher|with|for (?:2|two|4|four|kids|the family|one)|under|recipe|make|cook)\b/;
const mostRefining = 12;

const compares = /\b(?:vs|versus|or|more|less|most|least|better|healthier|than|compare|fewer|lower|higher)\b/;
const saysAmount = /\b\d+ ?(?:g|ml|kg|oz|l)\b/;

function isFigures(said: string, text: string, foods: ReadFoods): boolean {
  if (foods.items.length === 0)
    return nutrientAsked(text) !== null && /\b(?:in|of|an?)\b/.test(said) && !ideas.test(said);
  if (nutrientAsked(text) !== null || /\b(?:macros|nutrition|nutritional)\b/.test(said)) return true;
  if (foods.items.length > 1 && compares.test(said) && asksNothing.test(said)) return true;
  if (foods.items.length > 1 && /\b(?:or|vs)\b/.test(said) && !ate.test(said)) return true;
  if (asksForJudgement(said) || asksHowMany(said) || /\bsave\b/.test(said)) return true;
  return (
    /\b(?:whats|what is|how (?:much|many|healthy|good|bad)|is|are) (?:in )?\b/.test(said) &&
    text.trim().endsWith('?')
  );
}

const isBareList = (said: string, { items, unread }: ReadFoods) =>
  said.split(' ').length <= 16 && (unread.length <= 1 || unread.length < items.length);

/** 'Something spicy', 'the first one', after ideas. */
const refinesIdeas = (said: string, text: string, foods: NamedFoods) =>
  (foods.before?.wishes.length ?? 0) > 0 &&
  (refines.test(said) || ideaAt(text, foods.before?.ideas ?? []) !== null) &&
  said.split(' ').length <= mostRefining &&
  !ate.test(said) &&
  !isFigures(said, text, foods);
const ofTraining =
  /\b(?:work ?outs?|sessions?|train\w*|exercis\w*|moves?|legs?|abs|core|cardio|stretch\w*|squats?|planks?|yoga|hiit|dance|steps|weigh\w*|streak|points|plan|week|\d+ ?(?:m|mins?|minutes))\b/;

function isLog(message: string, foods: ReadFoods, isBesideMeals: boolean): boolean {
  const said = foods.items.length > 0 ? message.replaceAll(ofFood, '') : message;
  if (asksNothing.test(said) || ofTaste.test(said) || notEaten.test(said)) return false;
  if (foods.items.length > 0 && (ate.test(said) || forMeal.test(said))) {
    // Elsewhere, 'had' and 'add' are said about many other things.
    return (
      isBesideMeals || (foods.unread.length === 0 && !/\b(?:day|session|week|plan|points?)\b/.test(said))
    );
  }
  if (!isBesideMeals || (foods.items.length > 1 && /\b(?:or|vs)\b/.test(said))) return false;
  if (foods.items.length > 0) return isBareList(said, foods);
  return /^(?:log|add|put|track|had|ate|just (?:ate|had)|i (?:had|ate))\b/.test(said);
}

/**
 * What a message about food wants, by its words and the foods it names; null when it is about something else. Away from the meals, only
 * numbers and logs are heard, and only for known foods.
 */
export function readFoodAct(
  text: string,
  foods: NamedFoods | undefined,
  conversation: Conversation,
): FoodAct | null {
  const said = foodWordsOf(text);
  const read: NamedFoods = foods ?? { items: [], unread: [] };
  if (mealChangeOf(text, read)) return 'change';
  if (read.question !== undefined) return 'figures';
  const isBesideMeals = conversation === 'nutrition';
  if (offTopic.test(said.replaceAll(aroundTraining, ' '))) return null;
  if (mealPlan.test(said) || (!isBesideMeals && dayCaloriesIn(said) !== null))
    return dayCaloriesIn(said) === null ? 'idea' : 'question';
  const isRefining = refinesIdeas(said, text, read);
  if (!isBesideMeals) {
    if (isRefining && !ofTraining.test(said)) return 'idea';
    if (/\b\d+ ?(?:m|min\w*)\b|\b(?:burner|circuit|session)\b/.test(said)) return null;
    if (read.items.length === 0 || feelings.test(said) || dayWords.test(said)) return null;
    if (asksOfFood(said, text, read)) return 'figures';
    if (ideas.test(said)) return null;
    if (nutrientAsked(text) !== null && isFigures(said, text, read)) return 'figures';
    return isLog(said, read, false) ? 'log' : null;
  }
  if (isCommonQuestion(said)) return 'question';
  if (general.test(said)) return 'left';
  const given = read.before?.ideas ?? [];
  if (ideaAt(text, given) !== null) return ate.test(said) && isLog(said, read, true) ? 'log' : 'idea';
  if (feelings.test(said) && !/\bsomething\b/.test(said)) return 'feeling';
  if (correction.test(said)) return 'log';
  const ofIdea = read.items.length > 0 ? said.replaceAll(ofFood, '') : said;
  const isIdea =
    isRefining ||
    [ideas, onlyMeal, mealOfProtein, without].some((words) => words.test(ofIdea)) ||
    (atHand.test(said) && !/\b(?:had|ate|log|eaten)\b/.test(said) && read.items.length > 0);
  if (mayHave.test(said) && read.items.length > 0 && !asksForJudgement(said)) return 'left';
  const isOfDay = dayWords.test(said) && dayAsked.test(said);
  if (isOfDay && !(ate.test(said) && read.items.length > 0 && !asksNothing.test(said))) return 'left';
  if (/\bmy goals?\b/.test(said)) return 'left';
  if (ofTaste.test(ofIdea) && !isIdea && !asksNothing.test(said) && !forMeal.test(said)) {
    if (isTaste(said, read) && !/\b(?:log|had|ate|drank)\b/.test(said)) return 'taste';
    if (nutrientAsked(text) === null) return null;
  }
  if (isIdea && !asksOfFood(said, text, read)) return 'idea';
  if (isFigures(said, text, read)) return 'figures';
  if (isLog(said, read, true)) return 'log';
  // 'Turkey mince 100 g?' asks what is in it.
  return read.items.length > 0 && saysAmount.test(said) ? 'figures' : null;
}

/** 'Is quinoa high protein', 'high fiber bread: how much': asks about a food, though in the words of an idea. */
const asksOfFood = (said: string, text: string, { items }: ReadFoods) =>
  items.length > 0 && nutrientAsked(text) !== null && /^(?:is|are|does|how much|how many|which)\b/.test(said);

const intentNames: Readonly<Record<FoodAct, string>> = {
  figures: 'food-figures',
  log: 'food-log',
  question: 'food-question',
  change: 'food-change',
  left: 'food-left',
  idea: 'food-idea',
  feeling: 'food-feeling',
  taste: 'food-taste',
};

/** The intent that answers what a message wants about food; null when it wants nothing. */
export function foodIntentOf(...message: Parameters<typeof readFoodAct>): string | null {
  const act = readFoodAct(...message);
  return act && intentNames[act];
}
