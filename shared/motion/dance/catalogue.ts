import { hiphopMotions } from './hiphop';
import { kpopMotions } from './kpop';
import { latinMotions } from './latin';
import { popMotions } from './pop';

/** Every dance move, by move id. Two beats a second when played at a tempo of 120. */
export const danceMotions = { ...popMotions, ...hiphopMotions, ...latinMotions, ...kpopMotions };
