import { placesOf } from '../../../shared/domain/reading/phrases';
import type { Intent, Dialogue } from './dialogue';

/** An intent below this is not meant. */
const threshold = 3;
const briefWords = 6;

/** What a reading holds, as '#names' that signals may listen for. */
function featuresOf({ reading, earlier }: Dialogue): Set<string> {
  const { pains, exercises, groups, equipment, bannedEquipment } = reading;
  const features: [string, boolean][] = [
    ['exercise', exercises.length > 0],
    ['exercises', exercises.length > 1],
    ['unwanted', reading.unwanted.length > 0],
    ['missing', reading.missing.length > 0],
    ['group', groups.length > 0],
    ['stretching', groups.some(({ name }) => name === 'stretching')],
    ['resting', reading.restingGroups.length > 0],
    ['days', reading.days.length > 0],
    ['minutes', reading.minutes !== null],
    ['equipment', equipment.length > 0 || bannedEquipment.length > 0],
    ['bare', reading.bare],
    ['quiet', reading.quiet],
    ['pain', pains.areas.size + pains.muscles.size > 0],
    ['easier', reading.effort === 'easier'],
    ['harder', reading.effort === 'harder'],
    ['after-plan', earlier.plan !== null],
    ['after-exercise', earlier.plan === null && earlier.exercises.length > 0],
    ['brief', reading.words.length <= briefWords],
  ];
  return new Set(features.filter(([, holds]) => holds).map(([name]) => `#${name}`));
}

/** The weights of the signals that a message sends, each counted once. */
export function scoreOf(intent: Intent, dialogue: Dialogue, features = featuresOf(dialogue)): number {
  if (intent.needs && !intent.needs(dialogue)) return 0;
  return intent.signals.reduce((sum, [weight, ...phrases]) => {
    const isSent = phrases.some((phrase) =>
      phrase.startsWith('#') ? features.has(phrase) : placesOf(dialogue.reading.words, phrase).length > 0,
    );
    return isSent ? sum + weight : sum;
  }, 0);
}

/** The intent that a message means most, or null. Of equals the earlier in the list wins. */
export function pickIntent(intents: readonly Intent[], dialogue: Dialogue): Intent | null {
  const features = featuresOf(dialogue);
  let best: { intent: Intent | null; score: number } = { intent: null, score: threshold - 1e-9 };
  for (const intent of intents) {
    const score = scoreOf(intent, dialogue, features);
    if (score > best.score) best = { intent, score };
  }
  return best.intent;
}
