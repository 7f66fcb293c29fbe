import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What the command line says; with an option that does not exist, says so in one line and exits. */
export function readOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(error instanceof Error ? error.message.split('. ')[0] : error);
    process.exit(1);
  }
}

/** With --help, prints what the command does and its options, and exits. */
export function offerHelp(usage: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(usage.trim());
  process.exit(0);
}
