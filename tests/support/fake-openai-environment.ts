const isAboutModels = (name: string) => /^(?:AI|OPENAI)_/.test(name);

/** Sets what the functions read about models, and only that: a developer's own key is never used. */
export function useAiEnvironment(variables: Record<string, string>): void {
  for (const name of Object.keys(process.env).filter(isAboutModels)) delete process.env[name];
  Object.assign(process.env, variables);
}
