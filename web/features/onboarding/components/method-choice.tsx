import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import {
  ChevronRight,
  ListChecks,
  MessageCircle,
  Mic,
  MicOff,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { capabilitiesQuery } from '../../../lib/api/capabilities-query';
import { canRecognize, unsupportedText } from '../../../lib/audio/speech-recognition';
import { formSteps } from '../form-steps';
import { Badge } from '../../../ui/badge';
import { HeadlineName } from '../../../ui/headline-name';
import { StageScene } from '../../../ui/stage-scene';
import { textLinkClass } from '../../../ui/text-link';
import { stepHref } from '../step-href';
import type { StepState } from '../use-setup-step';

interface MethodChoiceProps {
  firstName: string;
  chatPath: string;
  voicePath: string;
  /** The step at which the form continues when there are saved answers. */
  resumeStep: number | null;
  /** Where to go if a finished profile should stay as it is. */
  keepPath: string | null;
}

/** Nothing here hears: neither the browser nor, as far as it is known, a model. */
function useIsDeaf(): boolean {
  const hears = canRecognize();
  const { data, isError } = useQuery({ ...capabilitiesQuery(), enabled: !hears });
  return !hears && (isError || data?.voice === 'browser');
}

export function MethodChoice({ firstName, chatPath, voicePath, resumeStep, keepPath }: MethodChoiceProps) {
  const isDeaf = useIsDeaf();
  const state: StepState = { from: stepHref(0) };
  return (
    <div className="flex flex-1 flex-col lg:grid lg:grid-cols-12">
      <StageScene
        as="div"
        className="methods-stage flex-none lg:sticky lg:top-0 lg:col-span-7"
        pose="wave"
        priority
        arc={{ value: 0.12, max: 1, strokeWidth: 13 }}
      >
        <h1 className="methods-words text-num leading-none font-black tracking-hero text-wrap md:text-hero lg:text-display xl:text-hero">
          {keepPath ? 'What has changed' : 'Nice to meet you'}
          {firstName && (
            <>
              , <HeadlineName>{`${firstName}${keepPath ? '?' : '.'}`}</HeadlineName>
            </>
          )}
          {!firstName && (keepPath ? '?' : '.')}
        </h1>
      </StageScene>
      <div className="relative z-1 -mt-5 flex-1 rounded-t-lg bg-page px-5 pt-6 pb-7 lg:col-span-5 lg:m-0 lg:grid lg:content-center lg:rounded-none lg:p-10">
        <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-4 lg:gap-6">
          <div>
            <h2 className="text-title lg:text-num lg:tracking-display">How would you like to start?</h2>
            <p className="mt-0.5 text-fg-2 lg:mt-2">
              Same questions, three ways. Switch anytime; nothing is lost.
            </p>
          </div>
          <ul className="grid grid-cols-1 gap-3 lg:gap-4">
            <Method
              icon={MessageCircle}
              title="Chat Onboarding"
              note="Text conversation, 3-5 minutes"
              to={chatPath}
            />
            <Method
              icon={isDeaf ? MicOff : Mic}
              title="Voice Onboarding"
              note={
                isDeaf
                  ? `${brand.coach} asks, you type, 2-3 minutes`
                  : `Talk with ${brand.coach}, 2-3 minutes`
              }
              missing={isDeaf ? unsupportedText : undefined}
              to={voicePath}
            />
            <Method
              icon={ListChecks}
              title="Form Setup"
              note={`${formSteps.length} steps, at your own pace`}
              badge={resumeStep ? `Continue at step ${resumeStep}` : undefined}
              to={stepHref(resumeStep ?? 1)}
              state={state}
            />
          </ul>
          <p className="flex gap-3 text-small leading-body text-fg-2">
            <ShieldCheck className="size-icon flex-none text-coach-text" aria-hidden="true" />
            Your answers stay private, and you can change any of them later.
          </p>
          {keepPath && (
            <Link className={textLinkClass} to={keepPath}>
              Keep everything as it is
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

interface MethodProps {
  icon: LucideIcon;
  title: string;
  note: string;
  to: string;
  /** What it can't do here. */
  missing?: string;
  badge?: string;
  state?: StepState;
}

function Method({ icon: Icon, title, note, missing, to, badge, state }: MethodProps) {
  return (
    <li>
      <Link
        className="group flex items-center gap-4 rounded-lg border-2 border-line-strong bg-surface-1 p-4 no-underline transition hover:border-go-mark hover:bg-surface-2 focus-visible:rounded-lg active:scale-99 lg:p-5"
        to={to}
        state={state}
      >
        <span
          className={cx(
            'grid size-tap-lg flex-none place-items-center rounded-full',
            missing ? 'bg-surface-2 text-fg-3' : 'bg-coach-tint text-coach-text',
          )}
        >
          <Icon className="size-icon-lg flex-none" aria-hidden="true" />
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <b className="text-lead leading-text font-bold tracking-title">{title}</b>
          <span className="leading-text text-fg-2">{note}</span>
          {missing && <span className="text-small leading-text text-fg-2">{missing}</span>}
          {badge && (
            <span className="mt-1 justify-self-start">
              <Badge tone="go">{badge}</Badge>
            </span>
          )}
        </span>
        <ChevronRight
          className="size-icon flex-none text-fg-3 transition group-hover:translate-x-1 group-hover:text-go-text"
          aria-hidden="true"
        />
      </Link>
    </li>
  );
}
