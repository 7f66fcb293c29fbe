import type { TrainingPlan } from '../../../../shared/contracts/training';
import { positionIn } from '../program-position';
import type { Program } from '../../../../shared/rules/training/programs';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';

interface ProgramQuestionProps {
  /** The program to begin; null to leave the current one. */
  begins: Program | null;
  plan: Pick<TrainingPlan, 'settings' | 'programme'>;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const daysText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} a week`;

/** What happens to the current program's progress; null if there is none. */
function lossText({ programme: running }: ProgramQuestionProps['plan']): string | null {
  const position = running && positionIn(running);
  if (!position || position.sessionsDone === 0) return null;
  const { programme, sessionsDone, sessions, isFinished } = position;
  if (isFinished)
    return `All ${sessions} sessions of ${programme.name} are done, and your workouts stay in your history.`;
  const kept = `${sessionsDone} of ${sessions} sessions of ${programme.name}`;
  return `You'll lose your place (${kept}), but the workouts stay in your history.`;
}

/** How long it takes with the person's days, if it is made for another number. */
function lengthText(
  { sessionsPerWeek, weeks }: Program,
  { settings: { days } }: ProgramQuestionProps['plan'],
) {
  if (days.length === sessionsPerWeek) return null;
  const needed = Math.ceil((weeks * sessionsPerWeek) / days.length);
  return `It's made for ${daysText(sessionsPerWeek)}. With your ${days.length}, its ${weeks} weeks take about ${needed}.`;
}

function meaningsOf({ begins, plan }: ProgramQuestionProps): string[] {
  const { days, minutes } = plan.settings;
  const week = `${daysText(days.length)}, ${minutes} minutes each`;
  const meanings = begins
    ? [
        "I'll replan your upcoming sessions, starting with the next one.",
        `Your training week stays the same: ${week}.`,
        lengthText(begins, plan),
        lossText(plan),
      ]
    : [
        "I'll replan your upcoming sessions without it, starting with the next one.",
        `Your training week stays the same: ${week}.`,
        lossText(plan),
      ];
  return meanings.filter((meaning) => meaning !== null);
}

/** Confirms beginning or leaving a program and explains what happens. */
export function ProgramQuestion(props: ProgramQuestionProps) {
  const { begins, plan, busy, onConfirm, onClose } = props;
  const running = plan.programme && positionIn(plan.programme)?.programme.name;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={begins ? `Begin ${begins.name}?` : `Leave ${running ?? 'your program'}?`}
      description={begins && running ? `It replaces ${running}.` : undefined}
    >
      <ul className="grid list-disc gap-2 pl-5 leading-text" aria-label="What happens">
        {meaningsOf(props).map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {begins ? 'Not now' : 'Stay with it'}
        </Button>
        <Button variant={begins ? 'go' : 'danger'} busy={busy} onClick={onConfirm}>
          {begins ? 'Begin' : 'Leave program'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
