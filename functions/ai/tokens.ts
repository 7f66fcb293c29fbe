const charactersPerToken = 4;

/** About how many tokens the texts have: a token of English is some four characters. */
export function estimateTokens(messages: readonly { content: string }[]): number {
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  return Math.ceil(characters / charactersPerToken);
}
