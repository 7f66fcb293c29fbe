export type LintRule =
  | 'contact'
  | 'floor'
  | 'limit'
  | 'seam'
  | 'mirror'
  | 'number'
  | 'format'
  | 'slide'
  | 'weight'
  | 'speed'
  | 'snap'
  | 'flight'
  | 'neck'
  | 'touch'
  | 'angle'
  | 'still'
  | 'first'
  | 'knee'
  | 'limbs'
  | 'hold'
  | 'entry'
  | 'prop'
  | 'frame';

/** One finding: what is wrong, by how much, and when. */
export interface Finding {
  rule: LintRule;
  text: string;
}
