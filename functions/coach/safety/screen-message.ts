import type { CoachFacts, CoachReply } from '../coach-facts';
import { stemsIn } from '../../../shared/domain/reading/phrases';
import { createSpeller } from '../../../shared/domain/reading/spelling';
import type { Word } from '../../../shared/domain/reading/words';
import type { Concern } from './concern';
import { disorderedEating } from './disordered-eating';
import { heartAndBreath } from './heart-and-breath';
import { medication } from './medication';
import { pregnancy } from './pregnancy';
import { selfHarm } from './self-harm';
import { weightLossUnderAge } from './under-age';

/** The most urgent first. */
const concerns: readonly Concern[] = [
  selfHarm,
  heartAndBreath,
  disorderedEating,
  pregnancy,
  medication,
  weightLossUnderAge,
];
const spell = createSpeller(stemsIn(concerns.flatMap(({ phrases }) => phrases)));

/**
 * The fixed answer to a message that is not for a coach: self-harm, chest pain, fainting or breathlessness, signs of
 * an eating disorder, pregnancy, medicines, weight loss under 18. Null when the coach may answer. In doubt it answers.
 */
export function screenMessage(written: readonly Word[], facts: CoachFacts): CoachReply | null {
  const words = spell(written);
  const raised = concerns.find((concern) => concern.isRaised(words, facts));
  return raised ? { reply: raised.answer, exerciseIds: [], workout: null } : null;
}
