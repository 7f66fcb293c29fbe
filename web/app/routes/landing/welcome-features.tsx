import type { ReactNode } from 'react';
import { BoardGlimpse } from '../../../features/landing/components/board-glimpse';
import { CoachingGlimpse } from '../../../features/landing/components/coaching-glimpse';
import { ProgramsGlimpse } from '../../../features/landing/components/programs-glimpse';
import { Card } from '../../../ui/card';
import './welcome-features.css';

const features: readonly { title: string; text: string; glimpse: ReactNode }[] = [
  {
    title: 'AI-Powered Coaching',
    text: 'A coach who answers at any hour, shows the move she means and bends the plan when your week does.',
    glimpse: <CoachingGlimpse />,
  },
  {
    title: 'Connected Community',
    text: 'Friends, groups, a live leaderboard and 26 challenges that open one after the other.',
    glimpse: <BoardGlimpse />,
  },
  {
    title: 'Personalized Programs',
    text: 'Nutrition, recovery and intensity in one plan, weighed against each other every day.',
    glimpse: <ProgramsGlimpse />,
  },
];

export function WelcomeFeatures() {
  return (
    <section className="welcome-features" aria-labelledby="welcome-features">
      <h2 id="welcome-features">Built around one person: you.</h2>
      <div className="welcome-features-cards">
        {features.map(({ title, text, glimpse }) => (
          <Card key={title} as="article" flush className="welcome-feature">
            <div className="welcome-feature-glimpse">{glimpse}</div>
            <div className="welcome-feature-words">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}
