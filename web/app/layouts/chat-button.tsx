import { Link } from 'react-router-dom';
import { brand } from '../../../shared/brand';
import { CoachFace } from '../../ui/coach-face';
import { paths } from '../paths';
import './chat-button.css';

export function ChatButton() {
  return (
    <Link className="chat-button" to={paths.chat} aria-label={`Chat with ${brand.coach}`}>
      <CoachFace size="56px" />
      <span className="chat-button-dot" />
    </Link>
  );
}
