import type { CoachReply } from '../../coach-facts';
import { describeSession } from '../requests/describe-session';
import { requestOf, type PlanRequest } from '../requests/plan-request';
import { say, type Dialogue, type Intent } from '../dialogue';
import { count } from '../wording/count';
import { todayOf, wasActiveOn } from '../wording/figures';
import { propose, unknownPerson } from './plan-workout';
import { isolated } from '../../../../shared/rules/isolated';

const asksForItsOwn = ({ groups, restingGroups, equipment, bannedEquipment, ...request }: PlanRequest) =>
  groups.length + restingGroups.length + equipment.length + bannedEquipment.length > 0 ||
  request.unwantedIds.length + request.pains.areas.size + request.pains.muscles.size > 0 ||
  request.bare ||
  request.quiet ||
  request.effort !== null ||
  request.minutes !== null;

function todayOpening({ facts }: Dialogue): string {
  const today = facts.training?.today;
  const { currentStreak } = facts.progress;
  const isOpen = currentStreak > 0 && !wasActiveOn(facts, todayOf(facts));
  const streak = isOpen ? ` A workout keeps your streak of ${count(currentStreak, 'day')} going.` : '';
  if (today?.open)
    return `**${isolated(today.open.title)}** is still open, with ${today.open.finished} of ${today.open.of} done. You can resume it under *Start Workout*. Here's what I'd do next:`;
  if (today?.isDone)
    return "You've worked out today, so rest is fine. If you want more, here's what comes next:";
  if (today?.isRestDay)
    return `Today is a rest day in your plan.${streak} Here's one if you'd still like to move:`;
  const remembered = today?.changed ?? today?.opening ?? '';
  return `${remembered} This is today's session.${streak}`.trim();
}

/** The session shown on every screen today; nothing else is planned next to it. */
function todaysSession(dialogue: Dialogue): CoachReply {
  const { facts } = dialogue;
  if (!facts.training) return say(unknownPerson);
  const { session, today } = facts.training;
  return session ? describeSession(session, null, facts, todayOpening(dialogue)) : say(today.opening);
}

export const planToday: Intent = {
  name: 'plan-today',
  answer: (dialogue) => {
    const asked = requestOf(dialogue.reading);
    return asksForItsOwn(asked) ? propose(asked, dialogue, 'For today, then:') : todaysSession(dialogue);
  },
};
