import { ChevronRight, ListChecks, MessageCircle, Mic, ShieldCheck, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { formSteps } from '../../../../shared/domain/questionnaire/form-steps';
import { Arc } from '../../../ui/arc';
import { Badge } from '../../../ui/badge';
import { CoachImage } from '../../../ui/coach-image';
import { Stage } from '../../../ui/stage';
import { textLinkClass } from '../../../ui/text-link';
import { hrefOf, type StepState } from '../use-setup-step';
import './method-choice.css';

interface MethodChoiceProps {
  firstName: string;
  chatPath: string;
  voicePath: string;
  /** Where the form goes on, when answers are kept already. */
  resumeStep: number | null;
  /** Where to go when a finished profile shall stay as it is. */
  keepPath: string | null;
}

export function MethodChoice({ firstName, chatPath, voicePath, resumeStep, keepPath }: MethodChoiceProps) {
  const state: StepState = { from: 0 };
  return (
    <div className="methods">
      <Stage as="div" className="methods-stage">
        <Arc className="methods-arc" value={0.12} max={1} strokeWidth={13} glow />
        <CoachImage className="methods-coach" pose="wave" priority />
        <h1>{keepPath ? greetAgain(firstName) : greet(firstName)}</h1>
      </Stage>
      <div className="methods-panel">
        <div className="methods-words">
          <h2>How shall we talk?</h2>
          <p>Same questions each way. You can switch any time and lose nothing.</p>
        </div>
        <ul className="methods-list">
          <Method
            icon={MessageCircle}
            title="Chat Onboarding"
            note="Text conversation, 3-5 minutes"
            to={chatPath}
          />
          <Method
            icon={Mic}
            title="Voice Onboarding"
            note={`Talk with ${brand.coach}, 2-3 minutes`}
            to={voicePath}
          />
          <Method
            icon={ListChecks}
            title="Form Setup"
            note={`${formSteps.length} steps, at your own pace`}
            badge={resumeStep ? `Go on with step ${resumeStep}` : undefined}
            to={hrefOf(resumeStep ?? 1)}
            state={state}
          />
        </ul>
        <p className="methods-note">
          <ShieldCheck className="icon" aria-hidden="true" />
          Your answers stay private, and you can change each of them later.
        </p>
        {keepPath && (
          <Link className={textLinkClass} to={keepPath}>
            Keep everything as it is
          </Link>
        )}
      </div>
    </div>
  );
}

const greet = (name: string) => (name ? `Nice to meet you, ${name}.` : 'Nice to meet you.');
const greetAgain = (name: string) => (name ? `What has changed, ${name}?` : 'What has changed?');

interface MethodProps {
  icon: LucideIcon;
  title: string;
  note: string;
  to: string;
  badge?: string;
  state?: StepState;
}

function Method({ icon: Icon, title, note, to, badge, state }: MethodProps) {
  return (
    <li>
      <Link className="method" to={to} state={state}>
        <span className="method-icon">
          <Icon className="icon-lg" aria-hidden="true" />
        </span>
        <span className="method-words">
          <b>{title}</b>
          <span>{note}</span>
          {badge && <Badge tone="go">{badge}</Badge>}
        </span>
        <ChevronRight className="icon method-arrow" aria-hidden="true" />
      </Link>
    </li>
  );
}
