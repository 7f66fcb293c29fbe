import { paths } from '../../paths';

/** Where the builder stands as it was left. */
export const builderAddress = `${paths.workout}?view=builder`;
