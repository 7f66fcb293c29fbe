/** What the coach calls out for two seconds when an exercise is done. */
export const encouragementPhrases = [
  'Great work! Keep it up!',
  'That was a strong one!',
  'Look at you go!',
  'One more behind you!',
  'Beautiful form, stay with it!',
  'You are stronger than a minute ago!',
  'Breathe, smile, next one!',
  'Right on time, right on form!',
] as const;
