import { Link } from 'react-router-dom';
import { brand } from '../../../shared/brand';
import { CoachFace } from '../../ui/coach-face';
import { useChatAction } from '../../ui/shell-slots';
import { paths } from '../paths';

const chatButtonClass =
  'relative grid size-12 flex-none place-items-center rounded-full bg-page border-2 border-coach transition-transform hover:scale-104 focus-visible:rounded-full focus-visible:outline-offset-5';

export function ChatButton({ className }: { className?: string }) {
  const action = useChatAction();
  const shared = {
    className: [chatButtonClass, className].filter(Boolean).join(' '),
    'aria-label': action?.label ?? `Chat with ${brand.coach}`,
    children: (
      <>
        <CoachFace size="100%" />
        <span className="absolute right-0 bottom-0.5 size-4 rounded-full border-3 border-page bg-go-mark" />
      </>
    ),
  };
  return action ? (
    <button type="button" onClick={action.run} {...shared} />
  ) : (
    <Link to={paths.chat} {...shared} />
  );
}
