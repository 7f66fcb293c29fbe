import type { Equipment } from '../../../../shared/rules/exercise';
import type { PlannedSession } from '../../../../shared/rules/training/session';
import { painText } from '../../../training/planner/words';
import type { CoachFacts, CoachReply, ProposedSession } from '../../coach-facts';
import { exerciseIdsOf } from '../../session-moves';
import type { PlanRequest } from './plan-request';

const mostClips = 4;

const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** A note when the requested time couldn't be met. */
function lengthNote({ minutes }: PlannedSession, asked: number | null): string {
  return asked === null || asked - minutes < 3 ? '' : `It comes to ${minutes} minutes.`;
}

/** What the person asked for, or hears with every plan; the card shows it. */
const known = /^(?:A calm first session|For your |Our first one)/;

/** The two most important notes: what was asked for, then why. The moves' own reasons are on the card. */
function notesOn({ session }: ProposedSession, request: PlanRequest | null, facts: CoachFacts): string[] {
  // Said where the pain was reported, not with every plan after it.
  const pains = [...(request?.pains.areas ?? [])];
  const onMat =
    request?.bare === true &&
    session.exercises.some(({ exerciseId }) =>
      facts.exercisesById.get(exerciseId)?.equipment.includes('mat'),
    );
  const care =
    pains.length > 0
      ? `Stop if your ${painText(pains.slice(0, 1), facts.spared.pains.names)} or anything else hurts, and have a professional look at pain that doesn't go away.`
      : '';
  const notes = [
    lengthNote(session, request?.minutes ?? null),
    request?.quiet ? 'No jumping anywhere.' : '',
    onMat ? 'A carpet will do for the floor moves.' : '',
    ...session.reasons.filter((reason) => !known.test(reason)).map(ended),
  ].filter(Boolean);
  return care ? [...notes.slice(0, 1), care] : notes.slice(0, 2);
}

/** The most telling clips: those with the requested equipment, or with none, else the first of the main part. */
function clipsOf(ids: readonly string[], request: PlanRequest | null, facts: CoachFacts): string[] {
  const wanted: readonly Equipment[] = request?.bare ? ['none'] : (request?.equipment ?? []);
  const asked = ids.filter((id) =>
    facts.exercisesById.get(id)?.equipment.some((each) => wanted.includes(each)),
  );
  return (asked.length > 0 ? asked : ids).slice(0, mostClips);
}

/**
 * The reply that proposes a session; its title, time, and moves are on its card, and nothing starts until the person starts it. `request`
 * is null for the day's own.
 */
export function describeSession(
  proposed: ProposedSession,
  request: PlanRequest | null,
  facts: CoachFacts,
  opening: string,
): CoachReply {
  const { title, minutes } = proposed.session;
  const exerciseIds = exerciseIdsOf(proposed.session);
  return {
    reply: [opening.replace(/:$/, '.'), ...notesOn(proposed, request, facts)].join(' '),
    exerciseIds: clipsOf(exerciseIds, request, facts),
    workout: { title, minutes, exerciseIds, proposed, ...(request && { request }) },
  };
}
