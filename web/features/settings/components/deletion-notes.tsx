import './deletion-notes.css';

/** What goes with the account. */
export function DeletionNotes() {
  return (
    <ul className="deletion-notes">
      <li>your profile, answers, weights and health notes</li>
      <li>workouts, points, streak, steps and records</li>
      <li>conversations, meals and photos</li>
      <li>friends, groups and your place on the boards</li>
    </ul>
  );
}
