/** Where --help was asked for: prints what the command does and its options, and ends it. */
export function offerHelp(usage: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(usage.trim());
  process.exit(0);
}
