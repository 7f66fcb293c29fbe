/** Desktop Chromium allows two microphone users at once; elsewhere a second one would cut off recognition. */
function canListenBeside(): boolean {
  const { userAgentData } = navigator as { userAgentData?: { mobile: boolean } };
  return userAgentData?.mobile === false;
}

const everyMs = 80;

async function open(tell: (level: number) => void, signal: AbortSignal): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const close = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return close();
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const wave = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(wave);
    const power = wave.reduce((sum, each) => sum + each * each, 0) / wave.length;
    tell(Math.min(1, Math.sqrt(power) * 6));
  }, everyMs);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    close();
    void context.close();
  });
}

/** Reports the volume, 0 to 1, until the signal aborts; nothing where that would disturb recognition. */
export function followLevel(tell: (level: number) => void, signal: AbortSignal): void {
  // The words are what matter: recognition works without a level, too.
  if (canListenBeside()) open(tell, signal).catch(() => undefined);
}
