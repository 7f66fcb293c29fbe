import type { BodyArea, Muscle } from '../../../shared/rules/exercise';

/** What hurts: body areas, and strained muscles. */
export interface Pains {
  areas: ReadonlySet<BodyArea>;
  muscles: ReadonlySet<Muscle>;
}

export const noPains: Pains = { areas: new Set(), muscles: new Set() };

/** Both together, in the order in which they were said. */
export const joinPains = (a: Pains, b: Pains): Pains => ({
  areas: new Set([...a.areas, ...b.areas]),
  muscles: new Set([...a.muscles, ...b.muscles]),
});
