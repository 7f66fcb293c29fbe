import type { PoseFrame } from './pose-frame';
import type { PoseAnswer, PoseRequest } from './worker-messages';

/**
 * `loading`: the body detector is downloading; `initializing`: it is starting; `ready`: the camera may be started;
 * `starting`: the browser is asking; `running`: frames are analyzed. The rest are failures, each with `retry`:
 * `denied`: access was refused; `missing`: no camera; `failed`: it did not start; `blind`: its frames can't be
 * analyzed; `unable`: this browser never can.
 */
export type PoseCameraState =
  | 'idle'
  | 'loading'
  | 'initializing'
  | 'ready'
  | 'starting'
  | 'running'
  | 'denied'
  | 'missing'
  | 'failed'
  | 'blind'
  | 'unable';

export interface PoseCameraView {
  state: PoseCameraState;
  /** Download progress, 0 to 1. */
  progress: number;
  /** For a video element while the camera runs. */
  stream: MediaStream | null;
}

/** A camera's frames as they come. */
export interface Pictures {
  stop: () => void;
  /** Requests one frame: the latest if it has not been taken yet, otherwise the next. */
  take: () => void;
}

/** What it needs from the browser. */
export interface PoseCameraDeps {
  createWorker: () => Worker;
  loadFiles: () => Promise<{ runtimeUrl: string; modelUrl: string }>;
  openCamera: () => Promise<MediaStream>;
  /** Calls back with frames at the rate that `isFree` allows, until it is stopped. */
  takePictures: (
    stream: MediaStream,
    isFree: () => boolean,
    onPicture: (picture: ImageBitmap, atMs: number) => void,
  ) => Pictures;
}

/** A tab hidden for this long releases the camera. */
const HIDDEN_MS = 20_000;

function problemOf(error: unknown): PoseCameraState {
  const { name } = error as Error;
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

/** A camera whose frames are analyzed in a worker. Only body points leave that worker. */
export class PoseCamera {
  private view: PoseCameraView = { state: 'idle', progress: 0, stream: null };
  private readonly onChange = new Set<() => void>();
  private readonly onFrame = new Set<(frame: PoseFrame) => void>();
  private worker: Worker | undefined;
  private isWorkerReady = false;
  private isBusy = false;
  private isLooking = true;
  private lastFrame: PoseFrame | undefined;
  private pictures: Pictures | undefined;
  private hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  /** Increases with each stop, so that results requested earlier are ignored. */
  private attempt = 0;

  constructor(private readonly deps: PoseCameraDeps) {}

  readonly getView = (): PoseCameraView => this.view;

  readonly watch = (listener: () => void): (() => void) => {
    this.onChange.add(listener);
    return () => this.onChange.delete(listener);
  };

  readonly subscribe = (listener: (frame: PoseFrame) => void): (() => void) => {
    this.onFrame.add(listener);
    return () => this.onFrame.delete(listener);
  };

  /** Downloads and starts the detector. The camera stays off. */
  open(): void {
    document.addEventListener('visibilitychange', this.watchTab);
    window.addEventListener('pagehide', this.stop);
    this.load();
  }

  private load(): void {
    this.show({ state: 'loading', progress: 0 });
    const worker = this.deps.createWorker();
    this.worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<PoseAnswer>) => {
      if (worker === this.worker) this.take(data);
    });
    worker.addEventListener('error', () => worker === this.worker && this.fail('blind'));
    this.deps.loadFiles().then(
      (files) => this.ask({ type: 'load', ...files }),
      () => worker === this.worker && this.fail('blind'),
    );
  }

  readonly start = (): void => {
    if (!this.isWorkerReady || this.view.stream || this.view.state === 'starting') return;
    this.show({ state: 'starting' });
    const attempt = ++this.attempt;
    this.deps.openCamera().then(
      (stream) => (attempt === this.attempt ? this.run(stream) : release(stream)),
      (error: unknown) => attempt === this.attempt && this.fail(problemOf(error)),
    );
  };

  /** Releases the camera. The detector stays. */
  readonly stop = (): void => {
    this.closeCamera();
    if (this.isWorkerReady) this.show({ state: 'ready' });
  };

  /** Whether the running camera's frames are analyzed; true by default. */
  readonly look = (isLooking: boolean): void => {
    this.isLooking = isLooking;
    // So that no body is shown at its last position.
    if (!isLooking && this.lastFrame) this.pass({ ...this.lastFrame, landmarks: null });
  };

  readonly retry = (): void => {
    if (this.isWorkerReady) return this.start();
    this.closeWorker();
    this.load();
  };

  /** Releases everything; it may be opened again. */
  close(): void {
    document.removeEventListener('visibilitychange', this.watchTab);
    window.removeEventListener('pagehide', this.stop);
    clearTimeout(this.hiddenTimer);
    this.closeCamera();
    this.closeWorker();
    this.show({ state: 'idle', progress: 0 });
  }

  private run(stream: MediaStream): void {
    for (const track of stream.getVideoTracks()) {
      track.addEventListener('ended', () => this.view.stream === stream && this.fail('missing'));
    }
    this.isBusy = false;
    const isFree = () => this.isLooking && !this.isBusy;
    this.pictures = this.deps.takePictures(stream, isFree, (picture, atMs) => {
      this.isBusy = true;
      this.ask({ type: 'detect', picture, atMs }, [picture]);
    });
    this.show({ state: 'running', stream });
  }

  private take(answer: PoseAnswer): void {
    switch (answer.type) {
      case 'loading':
        return this.show({ progress: answer.share });
      case 'initializing':
        return this.show({ state: 'initializing', progress: 1 });
      case 'ready':
        this.isWorkerReady = true;
        return this.show({ state: 'ready' });
      case 'detected': {
        this.isBusy = false;
        this.pictures?.take();
        if (this.view.state !== 'running' || !this.isLooking) return;
        const { landmarks, atMs, aspect } = answer;
        return this.pass({ landmarks, atMs, aspect });
      }
      case 'unable':
        return this.fail('unable');
      case 'failed':
        return this.fail('blind');
    }
  }

  private pass(frame: PoseFrame): void {
    this.lastFrame = frame;
    this.onFrame.forEach((listener) => listener(frame));
  }

  private fail(state: PoseCameraState): void {
    this.closeCamera();
    if (state === 'blind' || state === 'unable') this.closeWorker();
    this.show({ state });
  }

  private readonly watchTab = () => {
    clearTimeout(this.hiddenTimer);
    if (document.hidden) {
      this.hiddenTimer = setTimeout(() => this.view.stream && this.stop(), HIDDEN_MS);
    } else if (this.isWorkerReady) {
      this.ask({ type: 'renew' });
    }
  };

  private closeCamera(): void {
    this.attempt += 1;
    this.pictures?.stop();
    this.pictures = undefined;
    if (this.view.stream) release(this.view.stream);
    this.view = { ...this.view, stream: null };
  }

  private closeWorker(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.isWorkerReady = false;
  }

  private ask(request: PoseRequest, transfer: Transferable[] = []): void {
    this.worker?.postMessage(request, transfer);
  }

  private show(change: Partial<PoseCameraView>): void {
    this.view = { ...this.view, ...change };
    this.onChange.forEach((listener) => listener());
  }
}

function release(stream: MediaStream): void {
  stream.getTracks().forEach((track) => track.stop());
}
