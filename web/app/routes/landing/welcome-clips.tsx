import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ClipLoop } from '../../../features/landing/components/clip-loop';
import { textLinkClass } from '../../../ui/text-link';
import { paths } from '../../paths';
import './welcome-clips.css';

const clips = [
  { id: 'jumping-jack', name: 'Jumping Jacks', note: 'Cardio' },
  { id: 'push-up', name: 'Push-Ups', note: 'Chest and arms' },
  { id: 'glute-bridge', name: 'Glute Bridges', note: 'Glutes' },
  { id: 'cobra', name: 'Cobra Stretch', note: 'Flexibility' },
];

export function WelcomeClips() {
  return (
    <section className="welcome-clips" aria-labelledby="welcome-clips">
      <header className="welcome-clips-header">
        <div>
          <h2 id="welcome-clips">Every move, shown.</h2>
          <p>Guided workouts with a clip, a timer and a voice. No guessing what comes next.</p>
        </div>
        <Link className={textLinkClass} to={paths.exercises}>
          See the exercise library
          <ArrowRight className="icon" aria-hidden="true" />
        </Link>
      </header>
      <ul className="welcome-clips-row">
        {clips.map(({ id, name, note }) => (
          <li key={id}>
            <ClipLoop exerciseId={id} />
            <b>{name}</b>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
