import type { ComponentType } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import { formatAnswer } from '../../../../shared/rules/questionnaire/format-answer';
import { promptFor, questions } from '../../../../shared/rules/questionnaire/questions';
import type { UnitSystem } from '../../../../shared/rules/units';
import { SetupPanel } from '../components/setup-panel';
import { SetupStage } from '../components/setup-stage';
import type { TrainingStepProps } from '../components/step-props';
import type { OnSaid } from '../on-said';
import type { Answering } from '../use-answers';
import { useCompletion } from '../use-completion';
import { ChatComposer } from './chat-composer';
import { ChatHeader, type HeaderLink } from './chat-header';
import { ChatLog } from './chat-log';
import { ChatReview } from './chat-review';
import { sceneFor } from './chat-scene';
import type { ReplyTo } from './reply-to';
import { useChat } from './use-chat';

export interface AnswerConversationProps {
  title: string;
  answering: Answering;
  units: UnitSystem;
  timeZone: string;
  /** Other ways to answer. */
  links: readonly HeaderLink[];
  /** The message when the answers can't be saved. */
  failureOf: (error: unknown) => string;
  /** The review takes the focus because something was said before it. */
  takesFocus?: boolean;
  onSaid: OnSaid;
  replyTo: ReplyTo;
  /** Other things that are planned around, as labels. */
  plannedAround: readonly string[];
  TrainingStep: ComponentType<TrainingStepProps>;
  onCompleted: (profile: Profile) => void;
}

/** The open questions in writing, then the review, where each answer can be changed in place. */
export function AnswerConversation(props: AnswerConversationProps) {
  const { title, answering, units, links, failureOf, takesFocus = false, TrainingStep, onCompleted } = props;
  const { timeZone, onSaid, replyTo, plannedAround } = props;
  const { answers, training, actions, status } = answering;
  const { answer, rename } = actions;
  const chat = useChat({ answers, units, timeZone, onAnswer: answer, onName: rename, onSaid, replyTo });
  const completion = useCompletion(answering, onCompleted, failureOf);
  const { conversation, isThinking } = chat;
  const { asked, check, editing } = conversation;
  const number = questions.findIndex(({ field }) => field === asked) + 1;
  const answered = questions.filter(({ field }) => answers[field] !== undefined).length;
  const isDone = completion.isSuccess;

  return (
    <div className="flex flex-1 flex-col lg:grid lg:grid-cols-12">
      <SetupStage {...sceneFor(conversation, isDone)} progress={answered / questions.length} />
      <SetupPanel>
        <ChatHeader
          title={title}
          place={asked ? `Question ${number} of ${questions.length}` : 'Your answers'}
          status={status}
          links={links}
        />
        <ChatLog conversation={conversation} />
        {asked ? (
          <ChatComposer
            prompt={promptFor(asked, check)}
            kept={check ? '' : formatAnswer(asked, answers, units)}
            busy={isThinking}
            takesFocus={editing}
            canGoBack={editing || number > 1}
            onAnswer={chat.answer}
            onBack={chat.back}
          />
        ) : (
          <ChatReview
            answers={answers}
            units={units}
            plannedAround={plannedAround}
            week={<TrainingStep answers={answers} chosen={training.chosen} onChoose={training.choose} />}
            busy={completion.isPending || isDone}
            takesFocus={takesFocus || chat.hasMoved}
            onEdit={chat.edit}
            onComplete={() => {
              if (!completion.isPending) completion.mutate();
            }}
          />
        )}
      </SetupPanel>
    </div>
  );
}
