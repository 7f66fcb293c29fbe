import type { PlannedSession, SessionChange } from '../../../shared/rules/training/session';
import { nothingAsked, type AskedChanges } from './asked-changes';
import { changeTexts, idsOf, staysTexts } from './change-texts';
import { planAsked } from './plan-asked';
import type { SessionInput } from './plan-input';

export interface ChangeableSession {
  /** The plan's own. */
  own: PlannedSession;
  /** What it was changed to. */
  shown: PlannedSession;
  asked: AskedChanges;
}

export interface ChangedSession {
  session: PlannedSession;
  /** What changed, in one or two sentences. */
  changed: string;
  asked: AskedChanges;
}

/** What was asked so far, with one more change. */
function withChange(
  input: SessionInput,
  { own, asked }: ChangeableSession,
  change: SessionChange,
): AskedChanges {
  if (change === 'plan') return nothingAsked;
  if (change === 'shorter') return { ...asked, shorter: asked.shorter + 1 };
  if (change === 'easier') return { ...asked, easier: asked.easier + 1 };
  const base = planAsked(input, own, { ...asked, shorter: 0, easier: 0 }) ?? own;
  return { ...asked, avoided: { ids: idsOf(base), focus: [...base.focus] } };
}

const isSame = (a: PlannedSession, b: PlannedSession) =>
  JSON.stringify([a.warmUp, a.exercises, a.coolDown]) === JSON.stringify([b.warmUp, b.exercises, b.coolDown]);

/**
 * Changes today's session as asked, together with what was asked before, and says what changed. 'shorter' keeps its
 * exercises for about three fifths of the time; 'easier' lowers the work, uses easier variants, and lengthens rests;
 * 'something_else' picks other areas and exercises; 'plan' returns to the plan's own. When no change is possible, the
 * session stays and the sentence says so.
 */
export function changeSession(
  input: SessionInput,
  session: ChangeableSession,
  change: SessionChange,
): ChangedSession {
  const { own, shown, asked } = session;
  const wished = withChange(input, session, change);
  const after = planAsked(input, own, wished);
  const isNotShorter = change === 'shorter' && (after?.minutes ?? 0) >= shown.minutes;
  if (after === null || isNotShorter || isSame(shown, after))
    return { session: shown, changed: staysTexts[change], asked: change === 'plan' ? nothingAsked : asked };
  const library = new Map(input.library.map((exercise) => [exercise.id, exercise]));
  return { session: after, changed: changeTexts[change](shown, after, library), asked: wished };
}
