import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ClipLoop } from '../../../features/landing/components/clip-loop';
import { textLinkClass } from '../../../ui/text-link';
import { paths } from '../../paths';
import { WelcomeHeading } from './welcome-heading';

const clips = [
  { id: 'jumping-jack', name: 'Jumping Jacks', note: 'Cardio' },
  { id: 'push-up', name: 'Push-Ups', note: 'Chest and arms' },
  { id: 'glute-bridge', name: 'Glute Bridges', note: 'Glutes' },
  { id: 'cobra', name: 'Cobra Stretch', note: 'Flexibility' },
];

export function WelcomeClips() {
  return (
    <section aria-labelledby="welcome-clips">
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <WelcomeHeading id="welcome-clips">Every move, shown.</WelcomeHeading>
          <p className="mt-1.5 text-lead text-fg-2">
            Guided workouts with a clip, a timer, and a voice. No guessing what comes next.
          </p>
        </div>
        <Link className={textLinkClass} to={paths.exercises}>
          See the exercise library
          <ArrowRight className="size-icon flex-none" aria-hidden="true" />
        </Link>
      </header>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 tiny:grid-cols-1 lg:grid-cols-4 lg:gap-4">
        {clips.map(({ id, name, note }) => (
          <li key={id} className="grid content-start">
            <ClipLoop className="mb-3 aspect-3/2 rounded-lg border border-line" exerciseId={id} />
            <b className="leading-text tracking-title">{name}</b>
            <span className="text-small text-fg-2">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
