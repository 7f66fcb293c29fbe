/** What each challenge promises, by its number; apart from the list, because only the ladder's page shows it. */
const descriptions: readonly string[] = [
  'Five friendly moves from head to toe. Wake everything up and meet the ladder.',
  'Learn to breathe and brace. A calm half hour for the part that holds you up.',
  'Feet flat, chest proud: legs that carry you through the rest of this climb.',
  'Shoulders, chest and arms wake up gently. Nothing heavier than yourself.',
  'The easy rungs are behind you. Find a pace, lose your breath a little, find it again.',
  'Slow lowering, strong standing. Your legs learn what patience feels like.',
  'Everything leans on the stone in the middle. Today that stone is you.',
  'Push, hold, push again. The second half is where the arms start talking.',
  'One move for every part of you, six times round. No corner gets to hide.',
  'Keep the feet light and the rests honest, and let the rhythm carry you.',
  'More work, less rest. Think of stairs that do not end, and then they do.',
  'Short rests, loud heart. Count the beats, not the minutes.',
  'Your body is the bridge: long lines, quiet hips, no wobble.',
  'Push until the sky feels lower, then push it back up.',
  'Legs, arms, middle and heart take turns, and none of them gets long to rest.',
  'A step back to look around. Medium again, so make every rep a clean one.',
  'Nothing jumps, nothing rushes. It is harder than it looks, and so are you now.',
  'A narrow path for strong legs: balance first, then burn.',
  'Hold where others drop. The line is yours to keep.',
  'Just when you find a flow, it turns the other way. Stay with it.',
  'The last stretch begins loud. Ten seconds of rest is all the weather gives you.',
  'Six rounds for the legs that brought you here. Set each foot with care.',
  'The world shakes, your middle does not. The longest holds of the ladder.',
  'Every push takes you higher. Arms like rope, shoulders like rock.',
  'One more climb before the top. Save nothing but your breath.',
  'Everything you learned on twenty-five rungs, in one half hour. See you up there.',
];

/** The challenge's description; empty for a number that does not exist. */
export function challengeDescription(number: number): string {
  return descriptions[number - 1] ?? '';
}
