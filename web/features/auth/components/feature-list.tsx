import { Soup, UsersRound, Zap } from 'lucide-react';
import './feature-list.css';

const features = [
  { icon: Zap, title: 'AI-Powered Coaching', text: 'A plan that moves when your week does.' },
  { icon: UsersRound, title: 'Connected Community', text: 'Friends, a leaderboard and 26 challenges.' },
  { icon: Soup, title: 'Personalized Programs', text: 'Nutrition, recovery and intensity, together.' },
];

/** The three reasons; `place` decides on which widths they show, so the page can hold them twice. */
export function FeatureList({ place }: { place: 'stage' | 'panel' }) {
  return (
    <ul className={`feature-list feature-list-${place}`}>
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon className="icon" aria-hidden="true" />
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
