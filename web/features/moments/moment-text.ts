import type { Moment } from '../../../shared/contracts/moments';
import { grouped } from '../../../shared/rules/number-text';
import { dateText } from '../../lib/date-time-text';

interface MomentText {
  /** Shown in the ring and large on the card. */
  mark: string;
  title: string;
  description: string;
  /** On the card, below the name. */
  fact: string;
  date: string;
}

const tierWords: Record<string, string> = {
  Silver: "You've built a habit. It will take you further than any single workout.",
  Gold: 'Point by point, you got here. Gold is yours.',
  Platinum: "This is the top tier. There's nothing above it, and you earned every point.",
};

/** The words for a moment; nothing in them is private. */
export function momentText(moment: Moment): MomentText {
  const date = dateText(moment.reachedAt);
  if (moment.kind === 'tier')
    return {
      mark: moment.tier,
      title: `You reached ${moment.tier}`,
      description: tierWords[moment.tier] ?? 'You earned all of it.',
      fact: `${moment.tier} tier`,
      date,
    };
  const { members, minutes } = moment;
  const done = minutes === null ? '' : ` with ${grouped(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return {
    mark: '1st',
    title: 'The week is yours',
    description: `First of ${members}${done}. A new week has started, so enjoy this one now.`,
    fact: `1st of ${members} in the league of the week`,
    date,
  };
}
