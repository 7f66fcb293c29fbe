import { paths } from '../../paths';

/** Opens the builder as it was left. */
export const builderAddress = `${paths.workout}?view=builder`;
