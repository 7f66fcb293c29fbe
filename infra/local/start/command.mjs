import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildClient, isClientBuilt } from './build-client.mjs';
import { bundleServer } from './bundle-server.mjs';
import { installDatabase, installPackages, isInstalled, missingDatabase } from './install.mjs';
import { readOptions, usage } from './options.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function prepare({ dev }) {
  if (!isInstalled(root)) {
    console.log('Installing packages …');
    installPackages(root);
  }
  const database = missingDatabase(root);
  if (database) {
    console.log(`Installing ${database} …`);
    installDatabase(root, database);
  }
  if (!dev && !isClientBuilt(root)) {
    console.log('Building the client …');
    buildClient(root);
  }
}

/** The server's module: bundled for a quick start, from its sources in dev mode. */
async function loadServer({ dev }) {
  const bundle = dev ? null : await bundleServer(root);
  // The bundle's stacks then name our files.
  process.setSourceMapsEnabled(true);
  if (bundle) return { bundle, module: await import(join(bundle, 'infra/local/start/serve.mjs')) };
  const { register } = await import('tsx/esm/api');
  register();
  return { bundle, module: await import('./serve.ts') };
}

function stopOnSignal(stop) {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

async function run(argv) {
  const options = readOptions(argv);
  if (options.help) return console.log(usage);
  prepare(options);
  const { bundle, module } = await loadServer(options);
  const dataFolder = resolve(root, options.data);
  let stop = async () => undefined;
  const onLost = (error) => {
    console.error(error.message);
    stop().finally(() => process.exit(1));
  };
  const served = await module.serve({ ...options, dataFolder, bundle, onLost });
  const { product, origin, login } = served;
  stop = served.stop;
  stopOnSignal(stop);
  console.log(`
  ${product} is running at ${origin}

  Demo login  ${login.email}
  Password    ${login.password}

  Press Ctrl-C to stop; the data stays in ${relative(process.cwd(), dataFolder)}
`);
}

/** Reports a failure in one sentence; DEBUG=1 adds the stack. */
export async function start(argv) {
  try {
    await run(argv);
  } catch (error) {
    console.error(process.env.DEBUG ? error : error.message);
    process.exit(1);
  }
}
