export interface ThrottleOptions {
  ratePerSecond: number;
  burst: number;
}

/** API Gateway's defaults for a region's account. */
export const accountThrottle: ThrottleOptions = { ratePerSecond: 10_000, burst: 5_000 };

/** A token bucket; the returned function takes one token and says whether there was one. */
export function createThrottle({ ratePerSecond, burst }: ThrottleOptions, now = () => performance.now()) {
  let tokens = burst;
  let filledAt = now();
  return (): boolean => {
    const at = now();
    tokens = Math.min(burst, tokens + ((at - filledAt) / 1000) * ratePerSecond);
    filledAt = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
