export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a
      className="fixed top-3 left-3 z-skip -translate-y-20 rounded-md bg-go px-4 py-3 font-bold text-go-ink focus:translate-none"
      href={`#${target}`}
    >
      Skip to content
    </a>
  );
}
