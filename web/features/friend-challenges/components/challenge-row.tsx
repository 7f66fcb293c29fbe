import type { FriendChallenge } from '../../../../shared/contracts/friend-challenges';
import { dayText, shortDateText } from '../../../lib/date-time-text';
import { AnsweredNote, answersClass } from '../../../ui/answered-note';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { ListRow } from '../../../ui/list-row';
import { briefText, challengeText } from '../challenge-text';
import { useFriendChallenges } from '../use-friend-challenges';

interface ChallengeRowProps {
  challenge: FriendChallenge;
  /** What the person answered; null until then. */
  answer: string | null;
  onAnswered: (challenge: FriendChallenge, answer: string) => void;
  onStart: (challenge: FriendChallenge) => void;
  /** In one line each. */
  brief?: boolean;
}

/** A challenge between friends, and what can be done about it. */
export function ChallengeRow(props: ChallengeRowProps) {
  const { challenge, answer, brief = false } = props;
  const { friend, title, endsAt, state, isSender } = challenge;
  const isQuestion = answer !== null || (state === 'invited' && !isSender);
  // Just answered, the row stays as high as it was.
  const isShort = brief || (answer !== null && (state === 'accepted' || state === 'declined'));
  const note = isShort
    ? briefText(challenge, shortDateText(endsAt))
    : challengeText(challenge, dayText(endsAt));
  return (
    <ListRow
      className="flex-wrap"
      before={<Avatar id={friend.id} name={friend.name} />}
      name={<span className={brief ? 'truncate' : undefined}>{title}</span>}
      note={<span className={isShort ? 'block truncate' : undefined}>{note}</span>}
      dimmed={state !== 'accepted' && (state !== 'invited' || (brief && isSender))}
      after={isQuestion ? <Answers {...props} /> : <Actions {...props} />}
    />
  );
}

function Answers({ challenge, answer, onAnswered, onStart }: ChallengeRowProps) {
  const { id, title, friend } = challenge;
  const { answer: mutation } = useFriendChallenges((answered) =>
    onAnswered(answered, answered.state === 'declined' ? 'Declined' : 'Accepted'),
  );
  const send = (accepts: boolean) => {
    if (!mutation.isPending) mutation.mutate({ id, accepts });
  };
  const busy = (accepts: boolean) => mutation.isPending && mutation.variables.accepts === accepts;
  const what = `${title}, ${friend.name}'s challenge`;
  return (
    <span className={answersClass}>
      {answer ? (
        <AnsweredNote>{answer}</AnsweredNote>
      ) : (
        <>
          <Button
            size="sm"
            variant="go"
            aria-label={`Accept ${what}`}
            busy={busy(true)}
            onClick={() => send(true)}
          >
            Accept
          </Button>
          <Button
            size="sm"
            variant="line"
            aria-label={`Decline ${what}`}
            busy={busy(false)}
            onClick={() => send(false)}
          >
            Decline
          </Button>
        </>
      )}
      {/* At the other end, where no answer was: a second tap doesn't start it. */}
      {answer && <Start challenge={challenge} onStart={onStart} className="ml-auto" />}
    </span>
  );
}

function Actions(props: ChallengeRowProps) {
  const { id, state, friend } = props.challenge;
  const { answer } = useFriendChallenges();
  if (state !== 'invited') return <Start {...props} />;
  return (
    <Button
      size="sm"
      variant={props.brief ? 'text' : 'quiet'}
      aria-label={`Take back your challenge to ${friend.name}`}
      busy={answer.isPending}
      onClick={() => answer.mutate({ id, accepts: false })}
    >
      Take back
    </Button>
  );
}

type StartProps = Pick<ChallengeRowProps, 'challenge' | 'onStart'> & { className?: string };

function Start({ challenge, onStart, className }: StartProps) {
  const { state, myDoneAt, title } = challenge;
  if (state !== 'accepted' || myDoneAt !== null) return null;
  return (
    <Button
      size="sm"
      variant="go"
      className={className}
      aria-label={`Start: ${title}`}
      onClick={() => onStart(challenge)}
    >
      Start
    </Button>
  );
}
