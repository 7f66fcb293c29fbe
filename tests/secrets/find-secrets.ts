/** Patterns that only match a provider's keys. */
const patterns: Readonly<Record<string, RegExp>> = {
  'an access key of AWS': /\b(?:AKIA|ASIA)(?!IOSFODNN7EXAMPLE)[A-Z2-7]{16}\b/,
  'a key of OpenAI': /\bsk-(?:proj-|svcacct-)?[A-Za-z0-9_-]{32,}/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a token of Slack': /\bxox[abprs]-[A-Za-z0-9-]{20,}/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/=]{40}/,
  'a password in an address': /\b[a-z]+:\/\/[^\s:/@'"`{}$]+:[^\s:/@'"`{}$]{8,}@[a-z0-9-]+\.[a-z]/,
};

export interface Secret {
  what: string;
  line: number;
}

/** The secrets in a text: their kind and position, never their value. */
export function findSecrets(text: string): Secret[] {
  return Object.entries(patterns).flatMap(([what, pattern]) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => ({
      what,
      line: text.slice(0, index).split('\n').length,
    })),
  );
}
