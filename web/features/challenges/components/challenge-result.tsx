import { Lock, Mountain } from 'lucide-react';
import {
  challengeCount,
  challengeMinutes,
  isChallengeDone,
} from '../../../../shared/rules/challenges/challenge';

interface ChallengeResultProps {
  number: number;
  activeSeconds: number;
  counted: boolean;
}

function doneText(number: number): string {
  return number === challengeCount
    ? `Challenge ${number} complete. That was the last one: you've reached the summit.`
    : `Challenge ${number} complete. Challenge ${number + 1} is open.`;
}

const openText = (number: number) =>
  `Challenge ${number} takes ${challengeMinutes} minutes. It'll be here when you're ready.`;

/** What a challenge workout means for the ladder. */
export function ChallengeResult({ number, activeSeconds, counted }: ChallengeResultProps) {
  const isDone = counted && isChallengeDone(activeSeconds);
  const Icon = isDone ? Mountain : Lock;
  return (
    <p className="flex items-center gap-2 leading-text font-strong" role="status">
      <Icon className="size-icon flex-none text-go-text" aria-hidden="true" />
      {isDone ? doneText(number) : openText(number)}
    </p>
  );
}
