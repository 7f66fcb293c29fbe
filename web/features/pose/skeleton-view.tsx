import { useEffect, useRef } from 'react';
import { drawSkeleton, type SkeletonColors } from './draw-skeleton';
import type { PoseCameraControls } from './use-pose-camera';

interface SkeletonViewProps {
  camera: Pick<PoseCameraControls, 'stream' | 'subscribe'>;
  className?: string;
}

/** The drawing's longer side in pixels; the video behind it has its own resolution. */
const LONGER_SIDE = 960;
const layer = 'absolute inset-0 size-full -scale-x-100 object-cover';

/** The mirrored camera with the body found in it. It fills a positioned parent. */
export function SkeletonView({ camera, className }: SkeletonViewProps) {
  const { stream, subscribe } = camera;
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    // Leaving the page may stop it before it plays.
    if (stream) element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  useEffect(() => {
    // Read once, because reading it with each frame would force a layout.
    let colors: SkeletonColors | undefined;
    return subscribe(({ landmarks, aspect }) => {
      const context = canvas.current?.getContext('2d');
      if (!context) return;
      fit(context.canvas, aspect);
      context.clearRect(0, 0, context.canvas.width, context.canvas.height);
      colors ??= colorsOf(context.canvas);
      if (landmarks) drawSkeleton(context, landmarks, colors);
    });
  }, [subscribe]);
  return (
    <div className={`absolute inset-0 ${className ?? ''}`} hidden={!stream} aria-hidden="true">
      <video className={layer} ref={video} muted playsInline disablePictureInPicture />
      <canvas className={`${layer} text-go-mark`} ref={canvas} />
    </div>
  );
}

function colorsOf(canvas: HTMLCanvasElement): SkeletonColors {
  const style = getComputedStyle(canvas);
  return { line: style.color, joint: style.getPropertyValue('--color-on-wall') };
}

function fit(canvas: HTMLCanvasElement, aspect: number): void {
  const scale = LONGER_SIDE / Math.max(aspect, 1);
  const [width, height] = [Math.round(aspect * scale), Math.round(scale)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}
