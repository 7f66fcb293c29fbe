/** With --help, prints what the command does and its options, and exits. */
export function offerHelp(usage: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(usage.trim());
  process.exit(0);
}
