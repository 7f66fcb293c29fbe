import { ChevronUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { CoachLine, PersonLine, QuestionLine, ThinkingLine } from './chat-bubbles';
import type { Conversation } from './conversation';
import { recentStart } from './recent-start';

interface ChatLogProps {
  conversation: Pick<Conversation, 'lines' | 'phase'>;
  /** Shows the speaker's name on each line as well. */
  named?: boolean;
}

/** The last exchange, or everything on request. New lines are announced. */
export function ChatLog({ conversation: { lines, phase }, named = false }: ChatLogProps) {
  const [whole, setWhole] = useState(false);
  const start = whole ? 0 : recentStart(lines);
  const isThinking = phase === 'thinking';
  const end = useRef<HTMLDivElement>(null);
  const [first] = useState(lines);
  useEffect(() => {
    if (lines !== first) end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines, first]);
  const last = lines.length - 1;
  return (
    <div className="grid grid-cols-1 gap-4">
      {start > 0 && (
        <div>
          <Button className="-ml-2" size="sm" variant="text" onClick={() => setWhole(true)}>
            <ChevronUp className="size-icon-sm flex-none" aria-hidden="true" />
            Show earlier messages
          </Button>
        </div>
      )}
      <div role="log" aria-label="Conversation">
        <ol className="flex flex-col gap-4">
          {lines.map(({ from, text }, index) => {
            if (index < start) return null;
            if (from === 'person') return <PersonLine key={index} text={text} named={named} />;
            return index === last ? (
              <QuestionLine key={index} text={text} named={named} />
            ) : (
              <CoachLine key={index} text={text} named={named} />
            );
          })}
          {isThinking && <ThinkingLine />}
        </ol>
        {/* Keeps clear of the answers below, which stick to the edge of a small screen. */}
        <div className={named ? 'scroll-mb-dock' : 'scroll-mb-composer'} ref={end} />
      </div>
    </div>
  );
}
