import { useEffect, useState } from 'react';
import { Meter } from '../../../ui/meter';

/** The stages, and after how long each usually starts. */
const stages = [
  { afterMs: 0, text: 'Looking at your plate' },
  { afterMs: 2_500, text: 'Naming foods and amounts' },
  { afterMs: 6_000, text: 'Adding up calories and nutrients' },
  { afterMs: 14_000, text: 'Still looking. One more moment.' },
];
const sendingShare = 30;

interface AnalysisProgressProps {
  /** Upload progress, 0 to 1; null once the photo has arrived. */
  share: number | null;
}

/** Analysis progress: the upload is measured, the model's part follows the usual times. */
export function AnalysisProgress({ share }: AnalysisProgressProps) {
  const [stage, setStage] = useState(0);
  const isSent = share === null;
  useEffect(() => {
    if (!isSent) return;
    const timers = stages.map(({ afterMs }, index) => setTimeout(() => setStage(index), afterMs));
    return () => timers.forEach(clearTimeout);
  }, [isSent]);
  const percent = Math.round((share ?? 1) * 100);
  const text = isSent ? (stages[stage]?.text ?? '') : 'Sending your photo';
  const value = isSent
    ? sendingShare + ((stage + 1) / (stages.length + 1)) * (100 - sendingShare)
    : (percent * sendingShare) / 100;
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-3">
        <span aria-live="polite">{text}</span>
        {!isSent && <span className="text-fg-2 tabular-nums">{percent}%</span>}
      </p>
      <Meter label="Photo analysis" value={value} max={100} valueText={text} />
    </div>
  );
}
