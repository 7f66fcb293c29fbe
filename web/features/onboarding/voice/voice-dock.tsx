import { cx } from 'class-variance-authority';
import { contradictionOf } from '../../../../shared/rules/questionnaire/contradictions';
import { promptFor } from '../../../../shared/rules/questionnaire/questions';
import { spokenQuestion } from '../../../../shared/rules/questionnaire/spoken-questions';
import { AnswerComposer } from '../components/answer-composer';
import { MicrophoneButton } from './microphone-button';
import type { VoiceCall } from './voice-call';
import { hintOf, statusOf } from './voice-call-texts';
import type { VoiceControls } from './use-voice-session';

/** The open question, with suggested answers when the keyboard is offered. */
function promptOf({ stand }: VoiceCall, offersTaps: boolean) {
  const asked = stand?.asked;
  if (!asked || asked === 'name' || !offersTaps)
    return {
      question: asked ? spokenQuestion(asked) : 'Your answer',
      kind: 'text' as const,
      quickReplies: [],
    };
  return promptFor(asked, contradictionOf(asked, stand.answers));
}

/** The status line, the microphone, and a text box for people who would rather type. */
export function VoiceDock({ call, controls }: { call: VoiceCall; controls: VoiceControls }) {
  const asked = call.stand?.asked ?? null;
  const types = call.quiet || call.ears !== 'on';
  const canAnswer = call.phase === 'listening' || call.phase === 'speaking';
  return (
    <section
      className="sticky bottom-3 z-2 mt-auto mb-4 grid grid-cols-1 gap-3 rounded-lg border-1.5 border-line-strong bg-surface-1 p-4 shadow-raised data-open:border-go-edge tiny:static lg:mt-0"
      data-open={call.phase === 'listening' || undefined}
      aria-label="Voice"
    >
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <p
            className={cx('font-heavy wrap-anywhere', call.problem ? 'text-danger-text' : 'text-go-text')}
            role="status"
          >
            {statusOf(call)}
          </p>
          {call.guessed ? (
            <p className="text-lead leading-text font-semibold tracking-title wrap-anywhere">
              {call.guessed}
            </p>
          ) : (
            <p className="text-small leading-text text-fg-2">{hintOf(call)}</p>
          )}
        </div>
        <MicrophoneButton call={call} controls={controls} />
      </div>
      {call.quiet && call.ears === 'on' && (
        <p className="text-small text-fg-2">Rather type? Type your answer, or tap one.</p>
      )}
      <AnswerComposer
        key={asked}
        prompt={promptOf(call, types)}
        kept=""
        busy={!canAnswer}
        takesFocus={false}
        isSecond={!types}
        canGoBack={types && asked !== null && asked !== 'name' && asked !== 'ageRange'}
        onAnswer={controls.sendText}
        onBack={() => void controls.sendText('back')}
      />
    </section>
  );
}
