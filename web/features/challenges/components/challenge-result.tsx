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
    ? `Challenge ${number} complete. That was the last one: you stand on the summit.`
    : `Challenge ${number} complete. Challenge ${number + 1} is open for you.`;
}

/** What a workout that was a challenge means for the ladder. */
export function ChallengeResult({ number, activeSeconds, counted }: ChallengeResultProps) {
  const isDone = counted && isChallengeDone(activeSeconds);
  const Icon = isDone ? Mountain : Lock;
  return (
    <p className="flex items-center gap-2 leading-text font-strong" role="status">
      <Icon className="size-icon flex-none text-go-text" aria-hidden="true" />
      {isDone
        ? doneText(number)
        : `Challenge ${number} asks for ${challengeMinutes} minutes, and this was ${wholeMinutes(activeSeconds)}. It waits for you.`}
    </p>
  );
}
