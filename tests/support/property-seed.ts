import * as fc from 'fast-check';

/** Properties without a seed of their own are tried with that of the run, which `npm test` names when something fails. */
const seed = process.env['FAST_CHECK_SEED'];
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
