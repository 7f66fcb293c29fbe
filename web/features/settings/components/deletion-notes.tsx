/** What goes with the account. */
export function DeletionNotes() {
  return (
    <ul className="mb-4 list-disc rounded-md bg-danger-tint py-3 pr-4 pl-8 marker:text-danger-text">
      <li>your profile, answers, weights and health notes</li>
      <li>workouts, points, streak, steps and records</li>
      <li>conversations, meals and photos</li>
      <li>friends, groups and your place on the boards</li>
    </ul>
  );
}
