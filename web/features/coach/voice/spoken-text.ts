/** A reply as spoken: without markdown or URLs. */
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
