import type { ComponentProps } from 'react';
import { AnswerComposer } from '../components/answer-composer';

/** Places the composer at the bottom edge of a small screen, or below the conversation. */
export function ChatComposer(props: ComponentProps<typeof AnswerComposer>) {
  return (
    <div className="sticky bottom-0 z-2 -mx-5 mt-auto grid grid-cols-1 gap-3 border-t border-line bg-page px-5 pt-3 pb-4 tiny:static md:mx-0 md:px-0 lg:static lg:mt-0 lg:border-t-0">
      <AnswerComposer {...props} />
    </div>
  );
}
