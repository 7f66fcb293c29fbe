import { Download, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { brand } from '../../../../shared/brand';
import type { Moment } from '../../../../shared/contracts/moments';
import { Arc } from '../../../ui/arc';
import { Button } from '../../../ui/button';
import { Confetti } from '../../../ui/confetti';
import { FullScreen } from '../../../ui/full-screen';
import { toast } from '../../../ui/toast';
import { cardSize, drawCard, type CardWords } from '../draw-card';
import { momentText } from '../moment-text';

interface MomentScreenProps {
  moment: Moment;
  /** The name the person chose. */
  name: string;
  onClose: () => void;
}

const fileName = `${brand.product.toLowerCase()}-moment.png`;

function fileOf(canvas: HTMLCanvasElement | null): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas?.toBlob((blob) => {
      if (blob) resolve(new File([blob], fileName, { type: 'image/png' }));
      else reject(new Error('the card could not be drawn'));
    }, 'image/png');
  });
}

const canShareFiles = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], fileName, { type: 'image/png' })] });

/** A tier or a won week: the ring closes, and there is a card to share. */
export function MomentScreen({ moment, name, onClose }: MomentScreenProps) {
  const { title, description, ...words } = momentText(moment);
  return (
    <FullScreen
      title={title}
      description={description}
      onClose={onClose}
      picture={
        <div className="relative w-2xs md:w-xs">
          <Confetti />
          <Arc value={1} max={1} closes glow>
            <span className="text-head font-black tracking-display">{words.mark}</span>
          </Arc>
        </div>
      }
    >
      <ShareCard words={{ ...words, name }} />
      <Button variant="go" onClick={onClose}>
        Continue
      </Button>
    </FullScreen>
  );
}

/** The card as others will see it, and ways to share it. */
function ShareCard({ words }: { words: CardWords }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { name, mark, fact, date } = words;
  useEffect(() => {
    const draw = () => {
      const context = canvas.current?.getContext('2d');
      if (context) drawCard(context, { name, mark, fact, date });
    };
    draw();
    // Redrawn in our typeface once it has loaded.
    void document.fonts?.ready.then(draw);
  }, [name, mark, fact, date]);

  const take = async (use: (file: File) => Promise<void> | void) => {
    try {
      await use(await fileOf(canvas.current));
    } catch (error) {
      // Closing the system's share sheet is not a failure.
      if (error instanceof Error && error.name === 'AbortError') return;
      toast.error('Error', "The card couldn't be shared. Try downloading it.");
    }
  };
  const save = (file: File) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = fileName;
    link.click();
    // The download has picked up the address by the next task.
    setTimeout(() => URL.revokeObjectURL(link.href), 0);
  };
  return (
    <>
      <canvas
        ref={canvas}
        {...cardSize}
        className="h-auto w-2xs rounded-md border border-line"
        role="img"
        aria-label={`Card: ${name}, ${fact}, ${date}`}
      />
      <div className="flex flex-wrap justify-center gap-3">
        {canShareFiles() && (
          <Button onClick={() => void take((file) => navigator.share({ files: [file] }))}>
            <Share2 className="size-icon-sm flex-none" aria-hidden="true" />
            Share
          </Button>
        )}
        <Button onClick={() => void take(save)}>
          <Download className="size-icon-sm flex-none" aria-hidden="true" />
          Download Card
        </Button>
      </div>
    </>
  );
}
