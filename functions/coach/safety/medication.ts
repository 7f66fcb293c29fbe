import { stemSet } from '../../../shared/rules/reading/stem';
import { placesOf } from '../../understanding/phrases';
import type { Word } from '../../../shared/rules/reading/words';
import { saysAny, saysUndenied, saysWithout, type Concern } from './concern';

const medicines = [
  'medication',
  'medicine',
  'meds',
  'prescription',
  'take|taking|took tablets|pills',
  'pills',
  'anavar',
  'dianabol',
  'winstrol',
  'trenbolone',
  'painkiller',
  'antibiotic',
  'antidepressant',
  'ssri',
  'beta blocker',
  'betablocker',
  'blood thinner',
  'statin',
  'anabolic',
  'sarms',
  'trt',
  'testosterone',
  'growth hormone',
  'hgh',
  'insulin',
  'metformin',
  'ibuprofen',
  'paracetamol',
  'acetaminophen',
  'tylenol',
  'aspirin',
  'naproxen',
  'advil',
  'diclofenac',
  'tramadol',
  'codeine',
  'adderall',
  'ritalin',
  'ozempic',
  'wegovy',
  'semaglutide',
  'mounjaro',
  'saxenda',
  'clenbuterol',
  'clen',
  'ephedrine',
  'dnp',
  'dinitrophenol',
  'diuretic',
  'water pill',
  'diet pill',
  'thyroxine',
  'levothyroxine',
] as const;
const doses = ['what|which|right|safe|max|maximum|high|low|double dose', 'dose for|per|should', 'dosage'];
/** 'Steroid-free gains', 'a fat burner workout'. */
const ambiguous = ['steroid', 'fat burner'];
const harmlessAfter = stemSet('free workout exercise training circuit session move');
const supplements = [
  'creatine',
  'caffeine',
  'pre workout',
  'preworkout',
  'supplement',
  'melatonin',
  'magnesium',
  'vitamin',
];
const amounts = ['how much|many', 'take|taking', 'mg|milligrams|grams', 'dose|dosage'];
const denied = stemSet('no not without never');

/** Amounts of a supplement count too: '5000 mg of caffeine'. */
function asksForAmount(words: readonly Word[]): boolean {
  if (!saysAny(words, supplements)) return false;
  return saysAny(words, amounts) || placesOf(words, 'mg', 0).length > 0;
}

export const medication: Concern = {
  names: ['medicines-drugs'],
  phrases: [...medicines, ...doses, ...ambiguous, ...supplements, ...amounts],
  isRaised: (words) =>
    saysUndenied(words, [...medicines, ...doses], denied) ||
    saysWithout(words, ambiguous, harmlessAfter) ||
    asksForAmount(words),
};
