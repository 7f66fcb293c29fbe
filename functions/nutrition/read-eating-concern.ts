import type { ProfileAnswers } from '../../shared/rules/questionnaire';

const signs =
  /\b(?:anore\w+|bulimi\w+|bing(?:e|ing|eing)\b|purg(?:e|ing)|eating disorders?|disordered eating|orthorexi\w+|ednos|arfid)\b/i;

type Notes = Pick<ProfileAnswers, 'medicalConditions' | 'bodyPains' | 'workLifeEffects' | 'fitnessBarriers'>;

/** Whether the notes mention an eating disorder, past ones included; when in doubt, yes. */
export function readEatingConcern(notes: Notes): boolean {
  const { medicalConditions, bodyPains, workLifeEffects, fitnessBarriers } = notes;
  return [medicalConditions, bodyPains, workLifeEffects, fitnessBarriers].some(
    (note) => note !== null && signs.test(note),
  );
}
