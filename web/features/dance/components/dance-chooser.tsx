import { BookOpen } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { brand } from '../../../../shared/brand';
import type { DanceBest } from '../../../../shared/contracts/dance';
import {
  danceSetIds,
  danceSets,
  MOVE_SECONDS,
  setSeconds,
  type DanceSetId,
} from '../../../../shared/rules/dance/choices';
import { DANCE_MOVES, type DanceMoveId } from '../../../../shared/avatar/motion/dance/catalogue';
import { useReducedMotion } from '../../../lib/motion-preference';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ChoiceCards } from '../../../ui/choice-cards';
import { ShellSlot } from '../../../ui/shell-slots';
import { Switch } from '../../../ui/switch';
import type { DanceChoice } from '../session/dance-session';
import { styleOf } from '../style-of';
import type { CoachScene } from './dance-floor';
import { StyleCards } from './style-cards';

const LearnMoves = lazy(async () => ({ default: (await import('./learn-moves')).LearnMoves }));

const sets = danceSetIds.map((id) => ({
  value: id,
  label: danceSets[id].name,
  description: id === 'ten-moves' ? `${setSeconds(id)} seconds` : `${danceSets[id].moves} moves`,
}));
const cameras = [
  {
    value: 'on' as const,
    label: 'With the camera',
    description: 'Accuracy, score, stars, and points',
  },
  { value: 'off' as const, label: 'Without', description: 'Just dancing: no accuracy, no score' },
];

interface DanceChooserProps {
  choice: DanceChoice;
  onChange: (choice: DanceChoice) => void;
  onDance: () => void;
  bests: readonly DanceBest[];
  Coach: ComponentType<CoachScene>;
  /** Asked for when reduced motion is on. */
  moves: boolean;
  onMoves: (moves: boolean) => void;
  children: ReactNode;
}

/** Before a dance: style, length, and camera; the coach demonstrates the chosen style. */
export function DanceChooser(props: DanceChooserProps) {
  const { choice, onChange, onDance, bests, Coach, moves, onMoves, children } = props;
  const style = styleOf(choice.style);
  const reduced = useReducedMotion();
  const [isLearning, setLearning] = useState(false);
  const shown = useDemo(style.moves, !reduced || moves);
  const dance = (
    <Button variant="go" size="lg" wide onClick={onDance}>
      Dance {style.name}
    </Button>
  );
  return (
    <div className="mx-auto grid w-full max-w-page gap-4 px-gutter pt-2 pb-12 lg:grid-cols-main-side lg:gap-5">
      <section
        className="dance-demo relative isolate grid overflow-hidden rounded-lg border border-line bg-wall text-on-wall"
        aria-labelledby="dance"
      >
        <div className="absolute inset-x-0 top-0 bottom-14 -z-1 grid lg:bottom-20">
          <Coach
            style={choice.style}
            mood="dancing"
            coach={{ move: shown, startBeat: 0 }}
            label={`${brand.coach} dances ${style.name}`}
            moves={moves}
          />
        </div>
        <div className="dance-demo-words grid content-end gap-1 p-5 lg:p-8">
          <h1 id="dance" className="text-head leading-tight font-black tracking-display lg:text-display">
            {brand.danceGame}
          </h1>
          <p className="text-small font-strong text-on-wall-2 lg:text-body">
            {style.name}: {DANCE_MOVES[shown].name}
          </p>
        </div>
      </section>
      <div className="grid content-start gap-4">
        <StyleCards
          value={choice.style}
          onChange={(id) => onChange({ ...choice, style: id })}
          bests={bests}
        />
        <Button
          variant="line"
          className="justify-self-start"
          aria-haspopup="dialog"
          onClick={() => setLearning(true)}
        >
          <BookOpen className="icon" aria-hidden="true" />
          Learn the moves
        </Button>
        <ChoiceCards
          legend="How long"
          options={sets}
          value={choice.set}
          onChange={(set: DanceSetId) => onChange({ ...choice, set })}
          minCardWidth="5.75rem"
        />
        <ChoiceCards
          legend="Camera"
          options={cameras}
          value={choice.camera ? 'on' : 'off'}
          onChange={(value) => onChange({ ...choice, camera: value === 'on' })}
        />
        <p className="text-small leading-text text-fg-2">
          The camera lets {brand.coach} see how close your moves are. Pictures are looked at on this device in
          the moment; none is stored or sent. Only the scores are saved.
        </p>
        {reduced && (
          <Card as="div">
            <Switch
              label="Show the coach moving"
              description="Your device asks for less motion, so she holds still until you turn this on."
              checked={moves}
              onChange={onMoves}
            />
          </Card>
        )}
        <div className="hidden lg:block">{dance}</div>
      </div>
      <ShellSlot name="dock">{dance}</ShellSlot>
      {children}
      {isLearning && (
        <Suspense>
          <LearnMoves style={choice.style} onClose={() => setLearning(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The moves of a style one after the other, each as long as in the dance. */
function useDemo(moves: readonly DanceMoveId[], running: boolean): DanceMoveId {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setTurn((last) => last + 1), MOVE_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [running]);
  return moves[turn % moves.length] as DanceMoveId;
}
