import type { ReactNode } from 'react';
import { BoardGlimpse } from '../../../features/landing/components/board-glimpse';
import { CoachingGlimpse } from '../../../features/landing/components/coaching-glimpse';
import { ProgramsGlimpse } from '../../../features/landing/components/programs-glimpse';
import { Card } from '../../../ui/card';
import { WelcomeHeading } from './welcome-heading';

const features: readonly { title: string; text: string; glimpse: ReactNode }[] = [
  {
    title: 'AI-Powered Coaching',
    text: 'A coach who answers anytime, shows you the move, and adjusts the plan when life gets busy.',
    glimpse: <CoachingGlimpse />,
  },
  {
    title: 'Connected Community',
    text: 'Friends, groups, a live leaderboard, and 26 challenges that unlock one by one.',
    glimpse: <BoardGlimpse />,
  },
  {
    title: 'Personalized Programs',
    text: 'Nutrition, recovery, and intensity in one plan, balanced for you every day.',
    glimpse: <ProgramsGlimpse />,
  },
];

export function WelcomeFeatures() {
  return (
    <section className="grid gap-5" aria-labelledby="welcome-features">
      <WelcomeHeading id="welcome-features">Built around one person: you.</WelcomeHeading>
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {features.map(({ title, text, glimpse }) => (
          <Card
            key={title}
            as="article"
            flush
            className="group row-span-2 grid grid-rows-subgrid gap-y-0 md:max-lg:last:col-span-2 md:max-lg:last:row-auto md:max-lg:last:grid-cols-2 md:max-lg:last:grid-rows-none md:max-lg:last:items-center"
          >
            <div className="border-b border-line bg-surface-2 p-5 md:max-lg:group-last:border-r md:max-lg:group-last:border-b-0 lg:min-h-glimpse">
              {glimpse}
            </div>
            <div className="p-pad">
              <h3 className="text-title">{title}</h3>
              <p className="mt-1.5 text-fg-2">{text}</p>
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}
