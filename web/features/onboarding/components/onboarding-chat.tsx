import type { ComponentType } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import type { DraftAnswers } from '../../../../shared/domain/questionnaire';
import type { UnitSystem } from '../../../../shared/domain/units';
import { formatAnswer } from '../../../../shared/domain/questionnaire/format-answer';
import { questions } from '../../../../shared/domain/questionnaire/questions';
import { ChatComposer } from '../chat/chat-composer';
import { ChatHeader } from '../chat/chat-header';
import { ChatLog } from '../chat/chat-log';
import { ChatReview } from '../chat/chat-review';
import { sceneFor } from '../chat/chat-scene';
import { useChat } from '../chat/use-chat';
import { firstOpenStep, useAnswers, type Answering } from '../use-answers';
import { useCompletion } from '../use-completion';
import { hrefOf } from '../use-setup-step';
import { DraftError } from './draft-error';
import { SetupPanel } from './setup-panel';
import { SetupSkeleton } from './setup-skeleton';
import { SetupStage } from './setup-stage';
import type { TrainingStepProps } from './step-props';

interface OnboardingChatProps {
  /** The answers of a profile that is complete already; its owner redoes it. */
  previous: DraftAnswers | null;
  units: UnitSystem;
  formPath: string;
  voicePath: string;
  TrainingStep: ComponentType<TrainingStepProps>;
  onCompleted: (profile: Profile) => void;
}

/** The questionnaire as a conversation. It begins once the answers given before are there. */
export function OnboardingChat(props: OnboardingChatProps) {
  const answering = useAnswers(props.previous);
  const { draft } = answering;
  if (draft.isSuccess) return <Conversation {...props} answering={answering} />;
  return (
    <div className={layout}>
      <h1 className="sr-only">Chat Onboarding</h1>
      <SetupStage pose="wave" says="Hi! A few questions, and your plan is yours." progress={0} />
      {draft.isError ? <DraftError {...draft} /> : <SetupSkeleton />}
    </div>
  );
}

const layout = 'flex flex-1 flex-col lg:grid lg:grid-cols-12';

function Conversation(props: OnboardingChatProps & { answering: Answering }) {
  const { answering, units, formPath, voicePath, TrainingStep, onCompleted } = props;
  const { answers, training, actions, status } = answering;
  const chat = useChat({ answers, units, onAnswer: actions.answer });
  const completion = useCompletion(answering, onCompleted, 'Failed to save your profile');
  const { conversation, isThinking } = chat;
  const { asked, editing } = conversation;
  const number = questions.findIndex(({ field }) => field === asked) + 1;
  const answered = questions.filter(({ field }) => answers[field] !== undefined).length;
  const isDone = completion.isSuccess;

  return (
    <div className={layout}>
      <SetupStage {...sceneFor(conversation, isDone)} progress={answered / questions.length} />
      <SetupPanel>
        <ChatHeader
          place={asked ? `Question ${number} of ${questions.length}` : 'Your answers'}
          status={status}
          formPath={formPath + hrefOf(firstOpenStep(answers))}
          voicePath={voicePath}
        />
        <ChatLog conversation={conversation} />
        {asked ? (
          <ChatComposer
            asked={asked}
            kept={formatAnswer(asked, answers, units)}
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
            week={<TrainingStep answers={answers} chosen={training.chosen} onChoose={training.choose} />}
            busy={completion.isPending || isDone}
            takesFocus={chat.hasMoved}
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
