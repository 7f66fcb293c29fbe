import * as fc from 'fast-check';

/** Properties without their own seed use the run's, which `npm test` prints when something fails. */
const seed = process.env['FAST_CHECK_SEED'];
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
