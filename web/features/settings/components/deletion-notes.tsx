/** What is deleted with the account, and the little that stays for a while. */
export function DeletionNotes() {
  return (
    <>
      <ul className="mb-4 list-disc rounded-md bg-danger-tint py-3 pr-4 pl-8 marker:text-danger-text">
        <li>your profile, answers, weights, and health notes</li>
        <li>workouts, points, streak, steps, and records</li>
        <li>chats, meals, and photos</li>
        <li>friends, groups, and your place on the leaderboards</li>
      </ul>
      <p className="mb-4 text-small">
        Messages you sent us through our forms stay for twelve months. For 35 days we also keep a code that
        doesn’t reveal your name, so nothing that arrives late can bring the account back. Backups keep the
        rest for up to 35 days, where no one can see it.
      </p>
    </>
  );
}
