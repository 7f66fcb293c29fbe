/** A drawn 🎉, because the system's own looks different on every device. */
function PartyPopper() {
  return (
    <svg className="icon-lg" viewBox="0 0 32 32" role="img" aria-label="🎉" fill="none" strokeLinecap="round">
      <path d="M4 28 11 12l9 9-16 7Z" fill="var(--color-warm)" />
      <path d="m8.5 18 5.5 5.5M6.2 23l2.8 2.8" stroke="#b97700" strokeWidth="2" />
      <path d="M17 13c0-4 1-6 4-8" stroke="var(--color-go-mark)" strokeWidth="2.5" />
      <path d="M20 16c3-2 6-2 8-1" stroke="var(--color-cool-mark)" strokeWidth="2.5" />
      <circle cx="14" cy="6" r="1.8" fill="var(--color-coach)" />
      <circle cx="26" cy="8" r="1.8" fill="var(--color-go-mark)" />
      <circle cx="25" cy="22" r="1.8" fill="var(--color-warm)" />
    </svg>
  );
}

/** A text with its 🎉 drawn. */
export function FestiveText({ text }: { text: string }) {
  const [before, after] = text.split('🎉');
  return (
    <>
      {before}
      {after !== undefined && <PartyPopper />}
      {after}
    </>
  );
}
