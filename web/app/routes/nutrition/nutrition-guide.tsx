import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CarbTips, Swaps } from '../../../features/nutrition/guide/carb-tips-list';
import { FoodGroups } from '../../../features/nutrition/guide/food-group-cards';
import { FoodsToLimit, LowCarbFoods } from '../../../features/nutrition/guide/food-list-cards';
import { KeyNutrients } from '../../../features/nutrition/guide/nutrient-cards';
import { Plate } from '../../../features/nutrition/guide/plate';
import { buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';
import { PublicHero } from '../about/public-hero';
import { PublicHeading, PublicPage } from '../about/public-page';

interface Part {
  id: string;
  title: string;
  lead: string;
  content: ReactNode;
}

const parts: readonly Part[] = [
  {
    id: 'plate',
    title: 'A plate that works',
    lead: 'No scale needed: look at your plate before you look at numbers.',
    content: (
      <Card as="div" className="lg:p-10">
        <Plate />
      </Card>
    ),
  },
  {
    id: 'food-groups',
    title: 'Food groups',
    lead: "Six kinds of food, each with its own strengths. Eat from all of them and you'll miss very little.",
    content: <FoodGroups />,
  },
  {
    id: 'key-nutrients',
    title: 'Key nutrients',
    lead: 'What your body needs from food, and where to find it.',
    content: <KeyNutrients />,
  },
  {
    id: 'fewer-carbs',
    title: 'Reducing carbs',
    lead: "If you want fewer, start here. You don't have to: carbs are fuel, and training burns it.",
    content: (
      <div className="grid gap-8">
        <CarbTips />
        <Swaps />
      </div>
    ),
  },
  {
    id: 'low-carb-foods',
    title: 'Low-carb foods',
    lead: 'Carbs in a typical portion, fiber included.',
    content: <LowCarbFoods />,
  },
  {
    id: 'foods-to-limit',
    title: 'Foods to limit',
    lead: 'Nothing is off-limits. These are best once in a while, in small portions.',
    content: <FoodsToLimit />,
  },
];

function Contents() {
  return (
    <nav className="-mt-4 flex flex-wrap gap-2 md:-mt-8" aria-label="On this page">
      {parts.map(({ id, title }) => (
        <a key={id} className={buttonClass({ variant: 'quiet', size: 'sm' })} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}

function Disclaimer() {
  return (
    <Card
      className="grid gap-3 border-cool-mark md:grid-cols-3 md:items-center md:gap-8"
      aria-labelledby="care"
    >
      <div className="grid gap-2 md:col-span-2">
        <h2 id="care" className="text-title">
          Before you make big changes
        </h2>
        <p className="leading-body text-fg-2">
          This guide is general information, not medical advice. Talk to a doctor or another healthcare
          provider before you change how you eat, especially if you have diabetes, kidney or heart disease, or
          an allergy, are pregnant, breastfeeding, or under 18, take medication, or have ever had an eating
          disorder.
        </p>
        <p className="text-small text-fg-2">
          Numbers: USDA National Nutrient Database for Standard Reference 28, and recipes based on it.
        </p>
      </div>
      <div className="md:justify-self-end">
        <Link className={buttonClass({ variant: 'go', size: 'lg' })} to={paths.nutrition}>
          Log a meal
        </Link>
      </div>
    </Card>
  );
}

export default function NutritionGuidePage() {
  usePageTitle(
    'Nutrition Guide',
    'Food groups, key nutrients, ideas for fewer carbs, and foods to limit, with numbers for everyday portions.',
  );
  return (
    <PublicPage>
      <PublicHero title="Nutrition Guide" pose="reach" progress={0.6}>
        Good food is simple. I'll show you what's in it, how much is enough, and what to change first. Every
        number is for a typical portion.
      </PublicHero>
      <Contents />
      {parts.map(({ id, title, lead, content }) => (
        <section
          key={id}
          id={id}
          className="grid scroll-mt-24 gap-5 md:gap-6"
          aria-labelledby={`${id}-title`}
        >
          <div>
            <PublicHeading id={`${id}-title`}>{title}</PublicHeading>
            <p className="mt-2 max-w-2xl text-lead leading-body text-fg-2">{lead}</p>
          </div>
          {content}
        </section>
      ))}
      <Disclaimer />
    </PublicPage>
  );
}
