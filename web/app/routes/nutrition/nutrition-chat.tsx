import { cx } from 'class-variance-authority';
import { lazy, Suspense } from 'react';
import { brand } from '../../../../shared/brand';
import type { CoachMessage } from '../../../../shared/contracts/coach';
import { QuestionChip, SmallChatBox, SmallChatLog } from '../../../features/coach/components/small-chat';
import { useChat } from '../../../features/coach/use-chat';
import { MealProposal } from '../../../features/nutrition/components/meal-proposal';
import { Card } from '../../../ui/card';
import { ChipRow } from '../../../ui/chip';
import { CoachFace } from '../../../ui/coach-face';
import { Sheet } from '../../../ui/sheet';

const failure = { title: 'Chat Error', textOf: () => 'Failed to get response from the coach' };
const prompts = ['What have I eaten today?', 'How much protein is left?', 'What should I eat next?'];
// Few people ask for training here.
const ReplyAttachments = lazy(async () => ({
  default: (await import('../coach/reply-attachments')).ReplyAttachments,
}));

/** A reply here mostly holds a meal to log; anything else is shown as in the chat. */
function ReplyExtras({ message, newest }: { message: CoachMessage; newest: boolean }) {
  const { id, meal, workout, week, toolData } = message;
  if (meal) return <MealProposal id={id} meal={meal} />;
  if (!workout && !week && !toolData) return null;
  return (
    <Suspense>
      <ReplyAttachments message={message} newest={newest} />
    </Suspense>
  );
}

const title = `Ask ${brand.coach} about food`;
const promise = 'I know what you logged today.';

/** The chat beside the meals. */
export function ChatCard() {
  return (
    <Card as="aside" flush className="flex flex-col" aria-labelledby="nutrition-chat">
      <header className="flex items-center gap-3 border-b border-line p-pad">
        <CoachFace size="2.75rem" />
        <div>
          <h2 id="nutrition-chat" className="text-lead">
            {title}
          </h2>
          <p className="text-small text-fg-2">{promise}</p>
        </div>
      </header>
      <NutritionChat className="p-pad" boxClass="border-t border-line p-3" />
    </Card>
  );
}

/** The same over the meals, where there is no room beside them. */
export function ChatSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onOpenChange={onClose} title={title} description={promise}>
      <NutritionChat />
    </Sheet>
  );
}

interface NutritionChatProps {
  className?: string;
  boxClass?: string;
}

/** A chat about food: its own conversation, in which the coach knows today's log. */
export function NutritionChat({ className, boxClass }: NutritionChatProps) {
  const chat = useChat({ conversation: 'nutrition', failure, onAnswer: () => undefined });
  const isEmpty = chat.history.isSuccess && chat.messages.length === 0 && !chat.outgoing;
  return (
    <>
      <SmallChatLog
        chat={chat}
        label={`Talk about food with ${brand.coach}`}
        className={className}
        onAsk={chat.send}
        Attachments={ReplyExtras}
      >
        {isEmpty && (
          <ChipRow label="Questions to start with">
            {prompts.map((prompt) => (
              <QuestionChip key={prompt} chat={chat} question={prompt} onAsk={chat.send} />
            ))}
          </ChipRow>
        )}
      </SmallChatLog>
      <div className={cx('grid gap-2', boxClass)}>
        <SmallChatBox chat={chat} placeholder="Ask about nutrition..." onAsk={chat.send} />
      </div>
    </>
  );
}
