export {
  createActivityRepository,
  isActive,
  stepsOf,
  type ActivityDay,
  type ActivityRepository,
} from './activity-repository';
