import { Lock, Mountain } from 'lucide-react';
import {
  challengeCount,
  challengeMinutes,
  isChallengeDone,
} from '../../../../shared/rules/challenges/challenge';
import { wholeMinutes } from '../../../../shared/rules/workout-rules';

interface ChallengeResultProps {
  number: number;
  activeSeconds: number;
  counted: boolean;
}

function doneText(number: number): string {
  return number === challengeCount
    ? `Challenge ${number} complete. That was the last one: you've reached the summit.`
    : `Challenge ${number} complete. Challenge ${number + 1} is now open.`;
}

function openText(number: number, activeSeconds: number): string {
  if (isChallengeDone(activeSeconds))
    return `This workout didn't count, so challenge ${number} is still waiting for you.`;
  return `Challenge ${number} takes ${challengeMinutes} minutes; you did ${wholeMinutes(activeSeconds)}. It'll be here when you're ready.`;
}

/** What a challenge workout means for the ladder. */
export function ChallengeResult({ number, activeSeconds, counted }: ChallengeResultProps) {
  const isDone = counted && isChallengeDone(activeSeconds);
  const Icon = isDone ? Mountain : Lock;
  return (
    <p className="flex items-center gap-2 leading-text font-strong" role="status">
      <Icon className="size-icon flex-none text-go-text" aria-hidden="true" />
      {isDone ? doneText(number) : openText(number, activeSeconds)}
    </p>
  );
}
