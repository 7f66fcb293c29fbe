import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { NutritionScreen } from '../../../features/nutrition/components/nutrition-screen';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { SkeletonRows } from '../../../ui/skeleton';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';

const NutritionChat = lazy(async () => ({ default: (await import('./nutrition-chat')).NutritionChat }));

export default function NutritionPage() {
  usePageTitle('Nutrition');
  const { data: profile } = useQuery(profileQuery());
  return (
    <div className="grid w-full max-w-wide content-start gap-3 px-gutter pt-2 pb-6 md:gap-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-title">Nutrition</h1>
        <Link className={buttonClass({ variant: 'text' })} to={paths.nutritionGuide}>
          <BookOpen className="icon-sm" aria-hidden="true" />
          Nutrition Guide
        </Link>
      </header>
      <div className="grid items-start gap-3 md:gap-4 xl:grid-cols-3">
        <div className="grid min-w-0 gap-3 md:gap-4 xl:col-span-2">
          {profile ? (
            <NutritionScreen timeZone={profile.timeZone} />
          ) : (
            <SkeletonRows count={8} label="Loading your meals" />
          )}
        </div>
        <div className="min-w-0 xl:sticky xl:top-4">
          <Suspense fallback={<Card className="min-h-glimpse" />}>
            <NutritionChat />
          </Suspense>
        </div>
      </div>
    </div>
  );
}
