import { Apple, ChevronDown, Cookie, Dumbbell, Salad, Utensils, Wheat, type LucideIcon } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CarbTips, Swaps } from '../../../features/nutrition/guide/carb-tips-list';
import { FoodGroups } from '../../../features/nutrition/guide/food-group-cards';
import { FoodsToLimit, LowCarbFoods } from '../../../features/nutrition/guide/food-list-cards';
import { KeyNutrients } from '../../../features/nutrition/guide/nutrient-cards';
import { Plate } from '../../../features/nutrition/guide/plate';
import { buttonClass } from '../../../ui/button';
import { Card, cardClass } from '../../../ui/card';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';
import { PublicHero } from '../about/public-hero';
import { PublicPage } from '../about/public-page';

interface Part {
  id: string;
  title: string;
  icon: LucideIcon;
  /** In one line, on the closed part. */
  holds: string;
  lead: string;
  content: ReactNode;
}

const parts: readonly Part[] = [
  {
    id: 'plate',
    title: 'A plate that works',
    icon: Utensils,
    holds: 'A main meal at a glance',
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
    icon: Apple,
    holds: 'Six kinds, and how much is enough',
    lead: "Six kinds of food, each with its own strengths. Eat from all of them and you'll miss very little.",
    content: <FoodGroups />,
  },
  {
    id: 'key-nutrients',
    title: 'Key nutrients',
    icon: Dumbbell,
    holds: 'Protein, carbs, fats, fiber, and more',
    lead: 'What your body needs from food, and where to find it.',
    content: <KeyNutrients />,
  },
  {
    id: 'fewer-carbs',
    title: 'Reducing carbs',
    icon: Wheat,
    holds: 'Six ideas and six swaps',
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
    icon: Salad,
    holds: 'Carbs in a typical portion',
    lead: 'Carbs in a typical portion, fiber included.',
    content: <LowCarbFoods />,
  },
  {
    id: 'foods-to-limit',
    title: 'Foods to limit',
    icon: Cookie,
    holds: 'Best once in a while',
    lead: 'Nothing is off-limits. These are best once in a while, in small portions.',
    content: <FoodsToLimit />,
  },
];

/** Opens the part that the address names after its #. */
function useAskedPart() {
  const { hash } = useLocation();
  useEffect(() => {
    const part = parts.find(({ id }) => hash === `#${id}`);
    const details = part && document.querySelector<HTMLDetailsElement>(`details#${part.id}`);
    if (!details) return;
    details.open = true;
    details.scrollIntoView();
  }, [hash]);
}

// Browsers hide the content of closed details on paper too.
const onPaper = 'print:details-content:[content-visibility:visible]';

/** Closed until asked for; on paper, all are open. */
function GuidePart({ id, title, icon: Icon, holds, lead, content }: Part) {
  return (
    <details id={id} className={`group scroll-mt-20 ${onPaper}`}>
      <summary
        className={`${cardClass} flex min-h-row cursor-pointer list-none items-center gap-4 p-pad marker:hidden hover:bg-surface-2`}
      >
        <Icon className="icon-lg text-go-text" aria-hidden="true" />
        <span className="grid min-w-0 flex-1 leading-text">
          <h2 className="text-title">{title}</h2>
          <span className="text-small text-fg-2">{holds}</span>
        </span>
        <ChevronDown
          className="icon text-fg-2 transition-transform group-open:rotate-180 print:hidden"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-5 pt-5 pb-7 md:pb-12">
        <p className="max-w-2xl text-lead leading-body text-fg-2">{lead}</p>
        {content}
      </div>
    </details>
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
  useAskedPart();
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
      <div className="-mt-4 grid gap-3 md:-mt-8">
        {parts.map((part) => (
          <GuidePart key={part.id} {...part} />
        ))}
      </div>
      <Disclaimer />
    </PublicPage>
  );
}
