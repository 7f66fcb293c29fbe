/** A reply as it is said aloud: without markdown's signs and addresses. */
export function spokenText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/^\s*(?:[-*+]|#+|>)\s+/gm, '')
    .replace(/[*_`~]+/g, '')
    .replace(/\s*\n+\s*/g, '\n')
    .replace(/([^.!?:;,])\n/g, '$1. ')
    .replace(/\n/g, ' ')
    .trim();
}
