import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { PhoneOff } from 'lucide-react';
import type { Profile } from '../../../../shared/contracts/profile';
import type { DraftAnswers } from '../../../../shared/rules/questionnaire';
import { nextQuestion, questions } from '../../../../shared/rules/questionnaire/questions';
import type { SpokenField } from '../../../../shared/rules/questionnaire/spoken-questions';
import type { UnitSystem } from '../../../../shared/rules/units';
import { capabilitiesQuery } from '../../../lib/api/capabilities-query';
import { canRecognize } from '../../../lib/audio/speech-recognition';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { draftQuery } from '../api/draft-query';
import { ChatHeader } from '../chat/chat-header';
import { LateConversation, loadConversation } from '../chat/late-conversation';
import { firstOpenStep, useAnswers, type Answering } from '../use-answers';
import { stepHref } from '../step-href';
import { speechTextOf, statusOf } from '../voice/voice-call-texts';
import type { VoiceCall } from '../voice/voice-call';
import { useVoiceSession, type StoredAnswers } from '../voice/use-voice-session';
import { VoiceIntro } from '../voice/voice-intro';
import { voiceSceneFor } from '../voice/voice-scene';
import { VoiceCallView } from '../voice/voice-call-view';
import type { OnSaid } from '../on-said';
import { DraftError } from './draft-error';
import { SetupPanel } from './setup-panel';
import { SetupSkeleton } from './setup-skeleton';
import { SetupStage } from './setup-stage';
import type { TrainingStepProps } from './step-props';

interface OnboardingVoiceProps {
  /** The answers of a complete profile whose owner is redoing it. */
  previous: DraftAnswers | null;
  units: UnitSystem;
  timeZone: string;
  formPath: string;
  chatPath: string;
  onSaid: OnSaid;
  /** Other things that are planned around, as labels. */
  plannedAround: readonly string[];
  TrainingStep: ComponentType<TrainingStepProps>;
  onCompleted: (profile: Profile) => void;
}

const title = 'Voice Onboarding';
const layout = 'flex flex-1 flex-col lg:grid lg:grid-cols-12';
/** The name, which only voice asks for, and the questions every method asks. */
const questionCount = questions.length + 1;

/** The questionnaire by voice. It starts once earlier answers have loaded. */
export function OnboardingVoice(props: OnboardingVoiceProps) {
  const answering = useAnswers(props.previous);
  const { draft } = answering;
  if (draft.isSuccess) return <SpokenOnboarding {...props} answering={answering} />;
  return (
    <div className={layout}>
      <h1 className="sr-only">{title}</h1>
      <SetupStage {...voiceSceneFor(null)} progress={0} />
      {draft.isError ? <DraftError {...draft} /> : <SetupSkeleton />}
    </div>
  );
}

/** The server's answers from the session go into the draft every method uses. */
function useKeepAnswers() {
  const queryClient = useQueryClient();
  return useCallback(
    (stored: StoredAnswers) =>
      void queryClient.setQueryData(draftQuery().queryKey, (before) => ({ ...before, ...stored })),
    [queryClient],
  );
}

/** Reports each of the person's lines once, with the question it answered. */
function useSaid(call: VoiceCall | null, onSaid: OnSaid) {
  const heard = useRef({ lines: 0, field: null as SpokenField | null });
  useEffect(() => {
    const { lines, field } = heard.current;
    heard.current = { lines: call?.lines.length ?? 0, field: call?.stand?.asked ?? null };
    for (const { from, text } of call?.lines.slice(lines) ?? [])
      if (from === 'person') void onSaid({ field, text }).then((note) => note && toast.success(note));
  }, [call, onSaid]);
}

function placeOf(call: VoiceCall | null): string {
  const asked = call?.stand?.asked;
  if (!call?.stand) return '2-3 minutes';
  if (!asked) return 'Your answers';
  const number = asked === 'name' ? 1 : questions.findIndex(({ field }) => field === asked) + 2;
  return `Question ${number} of ${questionCount}`;
}

function SpokenOnboarding(props: OnboardingVoiceProps & { answering: Answering }) {
  const { answering, units, formPath, chatPath, TrainingStep, onCompleted } = props;
  const { answers, name } = answering;
  const { data: capabilities, isPending } = useQuery(capabilitiesQuery());
  const controls = useVoiceSession(useKeepAnswers());
  const [calling, setCalling] = useState(false);
  // Needed only at the end of the session.
  useEffect(() => void loadConversation(), []);
  const { call, failure } = controls;
  useSaid(call, props.onSaid);

  const links = [
    { label: 'Use the form', to: formPath + stepHref(firstOpenStep(answers)) },
    { label: 'Use the chat', to: chatPath },
  ];
  if (call?.phase === 'complete') {
    // The last answers reach the draft a moment later; until then the review would ask for them again.
    if (nextQuestion(answers)) return <SetupSkeleton />;
    return (
      <Suspense fallback={<SetupSkeleton />}>
        <LateConversation
          title={title}
          answering={answering}
          units={units}
          timeZone={props.timeZone}
          links={links}
          failureOf={() => 'Failed to save profile. Please try again.'}
          takesFocus
          onSaid={props.onSaid}
          plannedAround={props.plannedAround}
          TrainingStep={TrainingStep}
          onCompleted={onCompleted}
        />
      </Suspense>
    );
  }

  const speech = capabilities?.voice ?? 'browser';
  const start = async (withMicrophone: boolean) => {
    setCalling(true);
    await controls.start(speech, withMicrophone);
    setCalling(false);
  };
  const isTalking = call !== null && call.phase !== 'over' && !calling;
  const answered =
    questions.filter(({ field }) => answers[field] !== undefined).length + (name === undefined ? 0 : 1);
  return (
    <div className={layout}>
      <SetupStage {...voiceSceneFor(call)} progress={answered / questionCount} />
      <SetupPanel>
        <ChatHeader title={title} place={placeOf(isTalking ? call : null)} status="idle" links={links}>
          {isTalking && (
            <Button size="sm" variant="line" onClick={controls.end}>
              <PhoneOff className="size-icon-sm flex-none" aria-hidden="true" />
              End Onboarding
            </Button>
          )}
        </ChatHeader>
        {isTalking ? (
          <VoiceCallView call={call} controls={controls} />
        ) : (
          <VoiceIntro
            status={failure ?? (call ? statusOf(call) : 'Ready when you are.')}
            hears={isPending || speech === 'server' || canRecognize()}
            speechText={speechTextOf(speech, canRecognize())}
            busy={calling}
            onStart={() => void start(true)}
            onType={() => void start(false)}
          />
        )}
      </SetupPanel>
    </div>
  );
}
