/** The address of a question of the form; only the last step has several. */
export function stepHref(step: number, question = 1): string {
  if (step === 0) return '?';
  return question > 1 ? `?step=${step}&question=${question}` : `?step=${step}`;
}
