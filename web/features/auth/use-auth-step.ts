import { useSearchParams } from 'react-router-dom';

const authSteps = ['sign-in', 'sign-up', 'verify', 'totp', 'forgot', 'reset', 'farewell'] as const;
export type AuthStep = (typeof authSteps)[number];

/** The step is in the address (`?step=sign-up`), so that links can point to it and Back undoes it. */
export function useAuthStep() {
  const [parameters, setParameters] = useSearchParams();
  const step = authSteps.find((each) => each === parameters.get('step')) ?? 'sign-in';

  const parametersOf = (next: AuthStep) => {
    const changed = new URLSearchParams(parameters);
    if (next === 'sign-in') changed.delete('step');
    else changed.set('step', next);
    return changed;
  };
  const goTo = (next: AuthStep) => setParameters(parametersOf(next));
  const hrefOf = (next: AuthStep) => `?${parametersOf(next)}`;
  return { step, goTo, hrefOf };
}
