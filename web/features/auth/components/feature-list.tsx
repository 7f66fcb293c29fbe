import { Soup, UsersRound, Zap } from 'lucide-react';

const features = [
  { icon: Zap, title: 'AI-Powered Coaching', text: 'A plan that moves when your week does.' },
  { icon: UsersRound, title: 'Connected Community', text: 'Friends, a leaderboard, and 26 challenges.' },
  { icon: Soup, title: 'Personalized Programs', text: 'Nutrition, recovery, and intensity, together.' },
];

const lists = {
  stage: 'grid-cols-3 gap-8 border-glass-line',
  panel: 'gap-4 border-line',
};

/** The three features: side by side on the studio wall, stacked on the page. */
export function FeatureList({ place }: { place: keyof typeof lists }) {
  const onStage = place === 'stage';
  return (
    <ul className={`grid border-t pt-5 ${lists[place]}`}>
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon
            className={`mt-1 size-icon flex-none ${onStage ? 'text-on-wall' : 'text-coach-text'}`}
            aria-hidden="true"
          />
          <div className="grid gap-0.5">
            <b className="leading-text font-bold">{title}</b>
            <span className={`text-small leading-text ${onStage ? 'text-on-wall-2' : 'text-fg-2'}`}>
              {text}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
