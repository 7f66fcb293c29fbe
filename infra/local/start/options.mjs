import { parseArgs } from 'node:util';

export const usage = `npm start [-- options]      the whole product on this machine
npm run dev [-- options]    the same, with the client reloading as you edit it

  --port <number>   where to listen (default 3000, or PORT; 0 picks a free port)
  --data <folder>   where the data is kept (default .data)
  --reset           delete all data and start over
  --help            print this
`;

/** Reads flags and environment; throws one sentence for an unusable flag or port. */
export function readOptions(argv, environment = process.env) {
  const { values } = parse(argv);
  const text = values.port ?? environment.PORT ?? '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`${text} is not a port: use a number up to 65535.`);
  const { data = '.data', dev = false, reset = false, help = false } = values;
  return { port, data, dev, reset, help };
}

function parse(argv) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }];
  try {
    return parseArgs({
      args: argv,
      options: { port: text, data: text, dev: flag, reset: flag, help: flag },
    });
  } catch (error) {
    throw new Error(`${error.message.split(/\.\s/)[0]}: see npm start -- --help.`, { cause: error });
  }
}
