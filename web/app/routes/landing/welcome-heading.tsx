/** The heading of a section. */
export function WelcomeHeading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="text-num leading-tight font-black tracking-hero tiny:text-head md:text-display">
      {children}
    </h2>
  );
}
