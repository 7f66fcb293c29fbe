/** What each challenge promises, by number; separate from the list because only the ladder's page shows it. */
const descriptions: readonly string[] = [
  'Five friendly moves from head to toe. Wake everything up and meet the ladder.',
  'Learn to breathe and brace. Calm work for the part that holds you up.',
  'Feet flat, chest proud. Build the legs that carry you through the rest of the climb.',
  'Wake up shoulders, chest, and arms gently. You lift nothing but yourself.',
  'The easy rungs are behind you. Find a pace, lose your breath a little, find it again.',
  'Down slowly, up strong. Your legs learn patience today.',
  'A strong core holds everything else up. Build yours.',
  'Push, hold, push again. The second half is where the arms start talking.',
  'One move for every part of you, round after round. No corner gets to hide.',
  'Keep your feet light and your rests honest, and let the rhythm carry you.',
  'More work, less rest. Think of stairs that never end, until they do.',
  'Short rests, pounding heart. Count the beats, not the minutes.',
  'Your body is the bridge: long lines, quiet hips, no wobble.',
  'It gets heavy halfway through. Keep pushing, one clean rep at a time.',
  'Legs, arms, core, and heart take turns, and none of them rests for long.',
  'Catch your breath: this one is medium again, so make every rep a clean one.',
  'No jumps, no rush. Harder than it looks, and so are you now.',
  'A narrow path for strong legs: balance first, then burn.',
  "Hold on a little longer than you want to. That's where strength grows.",
  'Just when you find your flow, it changes direction. Stay with it.',
  'Loud from the first beat, with barely a breath between moves.',
  "This one's for the legs that brought you here. Place each foot with care.",
  "The world shakes; your core doesn't. The toughest core work on the ladder.",
  'Strong arms, steady shoulders, higher every round.',
  'One more climb before the top. Save nothing but your breath.',
  'Everything you learned on the way up, all in one. See you at the top.',
];

/** The challenge's description; empty for a number that does not exist. */
export function challengeDescription(number: number): string {
  return descriptions[number - 1] ?? '';
}
