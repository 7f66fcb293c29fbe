/** Shown for two seconds when an exercise is done. */
export const encouragementPhrases = [
  'Great work! Keep it up!',
  'That was a strong one!',
  'Look at you go!',
  'One more behind you!',
  'Nice and steady. Stay with it!',
  "You're stronger than a minute ago!",
  'Breathe, smile, keep going!',
  'Right on time. Next one!',
] as const;
