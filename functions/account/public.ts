export { createOwnedRowsRepository, type OwnedRowsRepository } from './owned-rows-repository';
export { createTombstonesRepository, type TombstonesRepository } from './tombstones-repository';
