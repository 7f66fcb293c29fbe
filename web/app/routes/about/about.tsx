import { CalendarOff, Clock, HeartHandshake } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { claims } from '../../../lib/brand-claims';
import { ClipLoop } from '../../../features/landing/components/clip-loop';
import { buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';
import { PublicHero } from './public-hero';
import { PublicHeading, PublicPage } from './public-page';

const { product, coach } = brand;
const mission = claims.mission ?? '24/7 one-to-one training support';

const benefits = [
  {
    icon: Clock,
    title: 'There anytime',
    text: `Six in the morning, midnight, a hotel room: ${coach} is awake, and she remembers your knee.`,
  },
  {
    icon: CalendarOff,
    title: 'No appointment',
    text: 'Nothing to book and nowhere to be. The session starts when you do.',
  },
  {
    icon: HeartHandshake,
    title: 'Only about you',
    text: 'Your goals, your level, your week. When you change, the plan changes with you.',
  },
];

export default function AboutPage() {
  usePageTitle('About Us', `Why ${product} exists: ${mission}.`);
  return (
    <PublicPage>
      <PublicHero title="About Us" pose="hips" progress={0.82}>
        Our mission: {mission}.
      </PublicHero>
      <section className="grid scroll-mt-24 gap-5 md:gap-6" aria-labelledby="about-benefits">
        <PublicHeading id="about-benefits">What that means for you</PublicHeading>
        <div className="grid gap-3 md:grid-cols-3 md:gap-4">
          {benefits.map(({ icon: Icon, title, text }) => (
            <Card key={title} as="article" className="grid content-start gap-2">
              <Icon className="mb-1 size-icon-lg flex-none text-coach-text" aria-hidden="true" />
              <h3 className="text-title">{title}</h3>
              <p className="text-fg-2">{text}</p>
            </Card>
          ))}
        </div>
      </section>
      <section className="grid items-center gap-7 lg:grid-cols-2 lg:gap-16" aria-labelledby="about-story">
        <div className="grid max-w-2xl justify-items-start gap-4">
          <PublicHeading id="about-story">Our story</PublicHeading>
          <p className="text-lead leading-body text-fg-2">
            Good coaching works. Someone watches how you move, knows what you did last week, and tells you
            what to do next. But it keeps office hours and it costs, so many of us train alone, with a video
            that never looks back.
          </p>
          <p className="text-lead leading-body text-fg-2">
            We wanted something better, for everyone. So we built one coach, {coach}, and gave her a studio,{' '}
            {import.meta.env.VITE_EXERCISES} exercises, and a memory for what you tell her. She plans, shows,
            counts, and listens. She never shames you, and she stops the moment you say something hurts.
          </p>
          <p className="text-lead leading-body text-fg-2">
            {product} is small on purpose: you, one room, and the next few minutes. Each active minute fills
            your circle. Close it, and the day counts.
          </p>
          <Link className={`${buttonClass({ variant: 'go', size: 'lg' })} mt-2`} to={paths.contact}>
            Get in Touch
          </Link>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <ClipLoop className="col-span-2 aspect-16/9 rounded-lg border border-line" exerciseId="waving" />
          <ClipLoop className="aspect-16/9 rounded-lg border border-line" exerciseId="shadow-boxing" />
          <ClipLoop className="aspect-16/9 rounded-lg border border-line" exerciseId="downward-dog" />
        </div>
      </section>
    </PublicPage>
  );
}
