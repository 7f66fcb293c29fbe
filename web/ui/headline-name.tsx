const lineLetters = 9;

/** A name in a headline, with the mark after it: a long one is set smaller, down to half, before it breaks. */
export function HeadlineName({ children }: { children: string }) {
  return (
    <span
      // A share of whatever size its headline has.
      className="inline-block max-w-full text-[calc(1em*var(--fit))] wrap-anywhere"
      style={{ '--fit': Math.max(0.5, Math.min(1, lineLetters / [...children].length)) }}
    >
      {children}
    </span>
  );
}
