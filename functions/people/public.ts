export { createAdmit } from './admit';
export { createPeopleRepository, type PeopleRepository, type Person } from './people-repository';
export { standingOf } from './standing';
