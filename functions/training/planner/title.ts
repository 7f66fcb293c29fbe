import { isSeated } from '../../../shared/rules/training/conditions';
import type { TrainingFacts } from './facts';
import type { TrainingArea } from '../../../shared/rules/training/person';
import type { Wish } from './wish';
import { joined } from '../../../shared/rules/joined';
import { areaText, capitalized, painText } from './words';

const quickMinutes = 12;
const wholeBodyAreas = 3;

/** What makes it easy: sparing what hurts, or the session as a whole. */
function ease({ person, phase }: TrainingFacts): string {
  const { areas, names } = person.pains;
  if (areas.length > 2) return ', easy on what hurts';
  if (areas.length > 0) return `, easy on your ${painText(areas, names)}`;
  if (isSeated(person)) return ', seated';
  if (person.conditions.length > 0) return ', calm and steady';
  return phase === 'build' ? '' : ', light';
}

const areasText = (focus: readonly TrainingArea[]) =>
  focus.length >= wholeBodyAreas ? 'full body' : joined(focus.map(areaText));

/** 'Legs and core, easy on your knees', 'Quick full body', 'Glutes' where that was asked for. */
export function titleOf(
  focus: readonly TrainingArea[],
  minutes: number,
  facts: TrainingFacts,
  { about: asked }: Pick<Wish, 'about'>,
): string {
  const about = asked ?? areasText(focus);
  return capitalized(`${minutes <= quickMinutes ? 'quick ' : ''}${about}${ease(facts)}`);
}
