const key = 'test-troubles';
/** What a page was still loading when it was left fails in it, and no one sees that. */
let isLeft = false;

function keep(what: string): void {
  if (isLeft) return;
  const kept = localStorage.getItem(key);
  localStorage.setItem(key, kept ? `${kept}\n${what}` : what);
}

/** Keeps what goes wrong in the pages of a journey, to be told at its end. */
export function keepTroubles(): void {
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener('error', ({ message, filename, lineno }) => {
    if (message) keep(`${message} (${filename}:${lineno})`);
  });
  // What an error boundary catches is only said here.
  const { error } = console;
  console.error = (...words: unknown[]) => {
    keep(words.map(String).join(' ').slice(0, 300));
    error(...words);
  };
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`policy: ${violatedDirective} ${blockedURI}`),
  );
}
