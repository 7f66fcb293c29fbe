/** What goes with the account, and the little that stays for a time. */
export function DeletionNotes() {
  return (
    <>
      <ul className="mb-4 list-disc rounded-md bg-danger-tint py-3 pr-4 pl-8 marker:text-danger-text">
        <li>your profile, answers, weights and health notes</li>
        <li>workouts, points, streak, steps and records</li>
        <li>conversations, meals and photos</li>
        <li>friends, groups and your place on the boards</li>
      </ul>
      <p className="mb-4 text-small">
        What you wrote to us by our forms stays for twelve months after you sent it, and a code that nobody
        can read your name from for 35 days, so that nothing late brings the account back.
      </p>
    </>
  );
}
