const charactersPerToken = 4;

/** Roughly how many tokens the texts have: about four characters of English each. */
export function estimateTokens(messages: readonly { content: string }[]): number {
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  return Math.ceil(characters / charactersPerToken);
}
