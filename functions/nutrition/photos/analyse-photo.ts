import type { FoodLog } from '../../../shared/contracts/nutrition';
import { recommendationDisclaimer } from '../../../shared/rules/nutrition/recommend';
import { sumOfNutrients } from '../../../shared/rules/nutrition/nutrients';
import type { Spender } from '../../ai/budget';
import { AppError } from '../../platform/errors';
import type { EntryTime } from '../entry-time';
import type { Requester } from '../nutrition-deps';
import { daySoFar } from '../read-days';
import { recommendToday } from '../recommend-today';
import { readTargets } from '../targets';
import { storeMeal, type MealContent } from '../store-meal';
import { groundEstimate } from './ground-estimate';
import { mendEstimate } from './mend-estimate';
import type { PhotoName } from './photos-repository';
import { photoQuestion, type PhotoAnswer } from './photo-question';
import type { AnalysisDeps } from './photos-deps';

const mostItems = 20;

interface Analysed {
  photoId: string;
  mealType?: FoodLog['mealType'] | undefined;
}

/** Fetches a photo in parallel with other reads; without a model there is no need for it. */
function fetchPhoto({ askModel: ask, photos }: AnalysisDeps, name: PhotoName): Promise<Uint8Array | null> {
  const fetched = ask ? photos.read(name) : Promise.resolve(null);
  // A meal that is already stored is returned without waiting for its photo.
  fetched.catch(() => undefined);
  return fetched;
}

/** What the model sees in the photo. Throws analysis_failed if its answer cannot be parsed. */
async function askModel(
  deps: AnalysisDeps,
  { userId, today }: Spender,
  fetched: Promise<Uint8Array | null>,
): Promise<PhotoAnswer> {
  if (!deps.askModel) throw new AppError('analysis_unavailable');
  const photo = await fetched;
  if (!photo) throw new AppError('photo_not_found');
  const { answered } = await deps.askModel({ spender: { userId, today }, ...photoQuestion(photo) });
  if (answered.kind !== 'reply') throw new AppError('analysis_failed');
  return answered.reply;
}

/** Throws photo_not_food, or analysis_failed if no item can be true. */
function itemsOf({ isFood, items }: PhotoAnswer) {
  if (!isFood || items.length === 0) throw new AppError('photo_not_food');
  const estimates = items.slice(0, mostItems).flatMap((item) => mendEstimate(item) ?? []);
  if (estimates.length === 0) throw new AppError('analysis_failed');
  return estimates.map(groundEstimate);
}

/** The inputs of recommendations, read while the model is working; null for a meal of another day. */
async function readDayBefore(deps: AnalysisDeps, userId: string, { date, today }: EntryTime) {
  const account = date === today ? await deps.readAccount(userId) : null;
  if (!account) return null;
  const [{ meals, water }, goals, planned] = await Promise.all([
    deps.logs.readDays(userId, date, date),
    readTargets(deps, userId, Promise.resolve(account)),
    deps.readPlanned(userId, account),
  ]);
  return { account, meals, water, goals, planned };
}

/** Recommendations, with this meal eaten. */
async function recommendAfter(
  { storage }: AnalysisDeps,
  userId: string,
  before: Awaited<ReturnType<typeof readDayBefore>>,
  items: MealContent['items'],
): Promise<Pick<MealContent, 'recommendations'>> {
  if (!before) return {};
  const { account, meals, water, goals, planned } = before;
  const totals = sumOfNutrients(items.map(({ nutrients }) => nutrients));
  const day = daySoFar([...meals, { totals }], water, goals);
  const deps = { storage, readPlanned: async () => planned };
  return { recommendations: await recommendToday(deps, userId, account, day) };
}

/**
 * Logs the meal in a photo: a model names foods and amounts, the food table says what is in them. The meal's ID is
 * made from the photo's, so a photo is logged once, however often it is sent; a repeat returns what is stored.
 */
export async function analysePhoto(
  deps: AnalysisDeps,
  requester: Requester,
  { photoId, mealType }: Analysed,
): Promise<{ meal: FoodLog; disclaimer: string }> {
  const { userId } = requester;
  const [id = ''] = photoId.split('-');
  const fetched = fetchPhoto(deps, { userId, photoId });
  const meal = await storeMeal(deps, requester, { id, photoId }, async (time) => {
    const [answer, before] = await Promise.all([
      askModel(deps, { userId, today: time.today }, fetched),
      readDayBefore(deps, userId, time),
    ]);
    const items = itemsOf(answer);
    const advice = await recommendAfter(deps, userId, before, items);
    return { items, mealType: mealType ?? answer.mealType ?? undefined, ...advice };
  });
  return { meal, disclaimer: recommendationDisclaimer };
}
