/** Where an unsent entry waits: `kept` is false if the browser refused to store it. */
export const whereKept = (kept = true): string =>
  kept ? "It's kept on this device" : "This browser can't keep it, so leave this page open";
