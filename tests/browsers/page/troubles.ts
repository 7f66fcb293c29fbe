const key = 'test-troubles';

function keep(what: string): void {
  const kept = localStorage.getItem(key);
  localStorage.setItem(key, kept ? `${kept}\n${what}` : what);
}

/** Keeps what goes wrong in the pages of a journey, to be told at its end. */
export function keepTroubles(): void {
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
