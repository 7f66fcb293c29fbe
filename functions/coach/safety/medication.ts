import { stemSet } from '../../../shared/domain/reading/stem';
import { placesOf } from '../../../shared/domain/reading/phrases';
import type { Word } from '../../../shared/domain/reading/words';
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
  name: 'medication',
  phrases: [...medicines, ...doses, ...ambiguous, ...supplements, ...amounts],
  isRaised: (words) =>
    saysUndenied(words, [...medicines, ...doses], denied) ||
    saysWithout(words, ambiguous, harmlessAfter) ||
    asksForAmount(words),
  answer:
    'Medicines, supplements and how much of them to take are not for a coach to decide, so I stay out of it, and I ' +
    "won't plan training around it.\n\n" +
    '- Please ask your **doctor or pharmacist**, and ask them too whether and how hard you may train with it.\n' +
    '- **Do not start, stop or change a prescribed medicine on your own**, also not on training days.\n' +
    '- If you took too much of something or feel unwell after it, call **your local emergency number** or a poison line.\n\n' +
    'Once they have told you what is fine, I am happy to help with the training.',
};
