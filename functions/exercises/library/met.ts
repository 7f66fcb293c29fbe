/**
 * Metabolic equivalents from the 2011 Compendium of Physical Activities (Ainsworth et al., Med Sci Sports Exerc
 * 43(8):1575–1581); the five-digit number is the Compendium's activity code.
 */
export const met = {
  /** 02020 calisthenics (push-ups, sit-ups, jumping jacks), vigorous effort. */
  calisthenicsVigorous: 8,
  /** 02022 calisthenics (push-ups, sit-ups, lunges), moderate effort; also bodyweight squats. */
  calisthenicsModerate: 3.8,
  /** 02024 calisthenics (sit-ups, abdominal crunches), light effort. */
  calisthenicsLight: 2.8,
  /** 02030 calisthenics, light or moderate effort, general (back exercises), up and down from the floor. */
  calisthenicsFloor: 3.5,
  /** 02052 resistance training, squats, slow or explosive effort. */
  squatsWithWeight: 5,
  /** 02054 resistance training, multiple exercises, 8 to 15 repetitions. */
  resistance: 3.5,
  /** 02101 stretching, mild. */
  stretching: 2.3,
  /** 02150 yoga, hatha. */
  yoga: 2.5,
  /** 03021 aerobic, high impact. */
  aerobicHighImpact: 7.3,
  /** 12025 jogging in place. */
  joggingInPlace: 8,
  /** 15110 boxing, punching bag: the nearest entry to boxing without a partner. */
  boxing: 5.5,
  /** 17190 walking, 2.8 to 3.2 mph, level, moderate pace. */
  walking: 3.5,
} as const;
