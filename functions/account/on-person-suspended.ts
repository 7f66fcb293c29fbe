import type { DomainEvent } from '../../shared/events/catalogue';
import type { ReadPerson } from '../people/public';
import { signOutEverywhere, type SignOutDeps } from './sign-out-everywhere';

/** Ends the sessions of someone who is still suspended. */
export const onPersonSuspended =
  (deps: SignOutDeps & { readPerson: ReadPerson }) =>
  async ({ userId }: DomainEvent<'PersonSuspended'>): Promise<void> => {
    const person = await deps.readPerson(userId);
    if (person?.state === 'suspended') await signOutEverywhere(deps, userId);
  };
