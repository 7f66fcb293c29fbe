import type { ProfileAnswers } from '../../../shared/rules/questionnaire';
import { otherIllness } from '../../understanding/other-illness';
import { readConditions } from './read-conditions';
import { readDiet } from './read-diet';
import { readNotes } from './read-notes';

const denied = /\b(?:no|none|not|never|nothing|without|gone|healed|cured|recovered)\b/i;
const well = /\b(?:fine|ok|okay|good|great|well|better|healthy|don'?t)\b/i;

/** Parts of the body and complaints that no rule spares. */
const otherParts =
  /\b(?:ribs?|jaws?|chest|stomach|tummy|belly|abdomen|legs?|thighs?|arms?|chins?|eyes?|ears?|pinky|bladder|headaches?|breasts?|calf|calves|quads?|body|everything|everywhere)\b/i;

const nothingSaid = {
  bodyPains: null,
  medicalConditions: null,
  workLifeEffects: null,
  fitnessBarriers: null,
} as const;

function isRead(note: Partial<Pick<ProfileAnswers, keyof typeof nothingSaid>>): boolean {
  const alone = { ...nothingSaid, ...note };
  const { areas, muscles } = readNotes(alone).pains;
  return areas.size + muscles.size + readConditions(alone).length + readDiet(alone).avoids.length > 0;
}

/** A note that names an illness, but none with a rule. */
function unreadIllness({ medicalConditions }: ProfileAnswers): string | null {
  if (medicalConditions === null || denied.test(medicalConditions)) return null;
  if (!otherIllness.test(medicalConditions.toLowerCase().replaceAll(/['’]/g, ''))) return null;
  return isRead({ medicalConditions }) ? null : medicalConditions;
}

/** What hurts in words that no rule knows: the whole answer, or the parts of it that are left over. */
function unreadPain({ bodyPains }: ProfileAnswers, hasPains: boolean): string | null {
  const said = (bodyPains ?? '')
    .split(/[,.;!?\n]|\b(?:but|and)\b/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part) && !denied.test(part) && !well.test(part));
  const left = said.filter((part) => (!hasPains || otherParts.test(part)) && !isRead({ bodyPains: part }));
  if (left.length === 0) return null;
  return hasPains ? left.join(', ') : bodyPains;
}

/** What the notes say in words that no rule knows, by note: it is kept in these words, and plans go gently. */
export function readUnread(answers: ProfileAnswers, hasPains: boolean): { note: string; words: string }[] {
  const notes = {
    medicalConditions: unreadIllness(answers),
    bodyPains: unreadPain(answers, hasPains),
  };
  return Object.entries(notes).flatMap(([note, words]) => (words === null ? [] : [{ note, words }]));
}
