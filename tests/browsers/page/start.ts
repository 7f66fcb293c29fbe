import { installPageClock } from './clock';
import { keepTroubles } from './troubles';

installPageClock();
keepTroubles();
