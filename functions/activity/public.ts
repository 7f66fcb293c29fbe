export {
  createActivityRepository,
  isActive,
  type ActivityDay,
  type ActivityRepository,
} from './activity-repository';
