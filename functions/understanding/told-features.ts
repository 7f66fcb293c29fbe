import { featuresOf } from './features';
import { evenly, type Features } from './stored-model';
import { lately } from './lately';
import { createTextSpeller } from '../../shared/rules/reading/spelling';
import { masked, slotsIn } from './told-slots';

const spell = createTextSpeller(
  (
    'knee knees kneel kneels kneecap waist waste back lower upper shoulder shoulders wrist wrists ankle ankles elbow elbows hips neck hamstring hamstrings calves ' +
    'thighs glutes quads stomach achilles groin hurts hurt hurting sore pain painful ache aches aching swollen sprained sprain twisted ' +
    'gluten pregnant pregnancy diabetes diabetic asthma asthmatic allergic allergy allergies vegetarian vegan wheelchair pressure osteoporosis ' +
    'vertigo hernia arthritis sciatica surgery operation injured injury jumping neighbors neighbours kneeling equipment dumbbells'
  ).split(' '),
);

/** A text normalized for finding names: lower case, no apostrophes, known words spelled correctly. */
export const plainly = lately((text: string): string => spell(text.toLowerCase().replaceAll(/[’'`]/g, '')));

const partEnd = /[,;:.!?\n()]+(?=\s|$)|\s[-–—]+\s|\b(?:but|so|cos|because|though|although|anyway)\b/;

/** The clauses of a message that name something to plan around. */
export const namingClauses = (message: string): string[] =>
  plainly(message)
    .split(partEnd)
    .map((part) => part.trim())
    .filter((part) => part !== '' && slotsIn(part).length > 0);

/** The whole message and its clauses that name something, each once: what a model learns from. */
export function namingParts(message: string): string[] {
  const clauses = namingClauses(message);
  return clauses.length > 0 ? [...new Set([plainly(message).trim(), ...clauses])] : [];
}

/** The features of a part: how it speaks about what it names, not what that is. */
export const factFeaturesOf = (part: string): Features =>
  evenly(featuresOf(`begins ${masked(part)}${part.includes('?') ? ' asks' : ''}`));
