import type { GroupDetail, GroupWeek } from '../../../../shared/contracts/groups';
import { grouped } from '../../../../shared/rules/number-text';
import { Button } from '../../../ui/button';
import { Meter } from '../../../ui/meter';

const minutesText = (minutes: number) => `${grouped(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`;

function weekText({ minutes, goalMinutes }: GroupWeek): string {
  return goalMinutes === null
    ? `This week: ${minutesText(minutes)}`
    : `This week: ${grouped(minutes)} of ${minutesText(goalMinutes)}`;
}

const trainedText = (trained: number) =>
  trained === 0
    ? 'No one has trained yet this week. The first session starts it.'
    : `${grouped(trained)} ${trained === 1 ? 'member has' : 'members have'} trained this week.`;

interface GroupWeekPanelProps {
  week: GroupWeek;
  role: GroupDetail['role'];
  onSetGoal: () => void;
}

/** What a group's members did this week, as a bar toward the goal if its owner set one. */
export function GroupWeekPanel({ week, role, onSetGoal }: GroupWeekPanelProps) {
  const { minutes, goalMinutes, trained } = week;
  const isMet = goalMinutes !== null && minutes >= goalMinutes;
  const text = weekText(week);
  return (
    <section className="grid gap-2 rounded-md bg-surface-2 p-3" aria-label="This week">
      <p className="font-strong tabular-nums">{text}</p>
      {goalMinutes !== null && (
        <Meter
          label="Weekly goal"
          value={minutes}
          max={goalMinutes}
          tone={isMet ? 'warm' : 'go'}
          valueText={text}
        />
      )}
      <p className="text-small text-fg-2">
        {isMet && <b className="text-fg-1">Goal met together. </b>}
        {trainedText(trained)}
      </p>
      <p className="text-small text-fg-2">
        Active minutes from Monday to Sunday, from the day each member joined. Members hidden from
        leaderboards count too, without a figure of their own.
      </p>
      {role === 'owner' && (
        <Button className="justify-self-start" variant="line" onClick={onSetGoal}>
          {goalMinutes === null ? 'Set a weekly goal' : 'Change the goal'}
        </Button>
      )}
    </section>
  );
}
