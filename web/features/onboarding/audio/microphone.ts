// oxlint-disable-next-line import/default -- the bundler makes the address
import workletUrl from './microphone-worklet?worker&url';
import type { MicrophoneCommand, MicrophoneEvent } from './microphone-messages';

interface MicrophoneListener {
  onEvent: (event: MicrophoneEvent) => void;
  /** The device was unplugged, or its permission withdrawn. */
  onGone: () => void;
}

export interface Microphone {
  /** Starts passing on speech. */
  open(): void;
  /** Stops passing on speech; an utterance in progress ends here. */
  close(): void;
  /** Releases the device. */
  release(): void;
}

const wanted: MediaTrackConstraints = {
  channelCount: 1,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

/** Asks for the microphone and listens in a worklet. Rejects with the browser's reason and then holds nothing open. */
export async function startMicrophone({ onEvent, onGone }: MicrophoneListener): Promise<Microphone> {
  const context = new AudioContext();
  let stream: MediaStream | null = null;
  const release = () => {
    stream?.getTracks().forEach((track) => track.stop());
    if (context.state !== 'closed') void context.close();
  };
  try {
    // Without TLS, browsers that block the microphone have no mediaDevices.
    if (!navigator.mediaDevices) throw new DOMException('', 'NotSupportedError');
    stream = await navigator.mediaDevices.getUserMedia({ audio: wanted });
    await context.audioWorklet.addModule(workletUrl);
    await context.resume();
    const node = new AudioWorkletNode(context, 'microphone', { numberOfOutputs: 0 });
    node.port.addEventListener('message', ({ data }: MessageEvent<MicrophoneEvent>) => onEvent(data));
    node.port.start();
    context.createMediaStreamSource(stream).connect(node);
    stream.getTracks().forEach((track) => track.addEventListener('ended', onGone));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    const command = (text: MicrophoneCommand) => node.port.postMessage(text);
    return { open: () => command('open'), close: () => command('close'), release };
  } catch (error) {
    release();
    throw error;
  }
}
