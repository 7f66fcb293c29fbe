import type { Moment } from '../../../shared/contracts/moments';
import { grouped } from '../../../shared/rules/number-text';
import { dateText } from '../../lib/date-time-text';

interface MomentText {
  /** In the ring, and large on the card. */
  mark: string;
  title: string;
  description: string;
  /** On the card, below the name. */
  fact: string;
  date: string;
}

const tierWords: Record<string, string> = {
  Silver: 'The habit is there. It will carry you further than any single session.',
  Gold: 'Five hundred points, one workout after the other. This is yours.',
  Platinum: 'The top. I have nothing above it, and you got here on your own legs.',
};

/** What is said of a moment; nothing in it is private. */
export function momentText(moment: Moment): MomentText {
  const date = dateText(moment.reachedAt);
  if (moment.kind === 'tier')
    return {
      mark: moment.tier,
      title: `You reached ${moment.tier}`,
      description: tierWords[moment.tier] ?? 'All of it earned.',
      fact: `${moment.tier} tier`,
      date,
    };
  const { members, points } = moment;
  return {
    mark: '1st',
    title: 'The week is yours',
    description: `First of ${members} with ${grouped(points)} points. A new week has begun, so enjoy this one now.`,
    fact: `1st of ${members} in the league of the week`,
    date,
  };
}
