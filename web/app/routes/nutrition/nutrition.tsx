import { brand } from '../../../../shared/brand';
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { NutritionScreen } from '../../../features/nutrition/components/nutrition-screen';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { useChatInPlace } from '../../../ui/shell-slots';
import { SkeletonRows } from '../../../ui/skeleton';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';
import { AskAnaButton } from './ask-ana-button';
import { useIsDisplayed } from './use-is-displayed';

const ChatCard = lazy(async () => ({ default: (await import('./nutrition-chat')).ChatCard }));
const ChatSheet = lazy(async () => ({ default: (await import('./nutrition-chat')).ChatSheet }));

/** From 64 rem on the chat is beside the meals; below, the coach's button opens it as a sheet. */
export default function NutritionPage() {
  usePageTitle('Nutrition');
  const { data: profile } = useQuery(profileQuery());
  const side = useRef<HTMLDivElement>(null);
  const isBeside = useIsDisplayed(side);
  const [isAsking, setIsAsking] = useState(false);
  const ask = useCallback(() => setIsAsking(true), []);
  useChatInPlace(isBeside ? null : ask, `Ask ${brand.coach} about food`);
  return (
    <div className="grid w-full max-w-wide items-start gap-4 px-gutter pt-2 pb-6 lg:grid-cols-main-side xl:grid-cols-3">
      <div className="flex min-w-0 flex-wrap items-center gap-x-1 gap-y-3 md:gap-y-4 xl:col-span-2">
        <h1 className="text-title">Nutrition</h1>
        <Link className={`max-sm:min-w-tap ${buttonClass({ variant: 'text' })}`} to={paths.nutritionGuide}>
          <BookOpen className="icon-sm" aria-hidden="true" />
          <span className="max-sm:sr-only">Nutrition Guide</span>
        </Link>
        {profile ? (
          <NutritionScreen
            timeZone={profile.timeZone}
            chat={<AskAnaButton className="lg:hidden" onClick={ask} />}
          />
        ) : (
          <div className="w-full">
            <SkeletonRows count={8} label="Loading your meals" />
          </div>
        )}
      </div>
      <div ref={side} className="min-w-0 max-lg:hidden lg:sticky lg:top-below-bar">
        {isBeside && (
          <Suspense fallback={<Card className="min-h-glimpse" />}>
            <ChatCard />
          </Suspense>
        )}
      </div>
      {isAsking && !isBeside && (
        <Suspense>
          <ChatSheet onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
