/** Bundles the scenes of a fight into one file of the built page. */
export { Combat } from './Combat.tsx';
export { Flight } from './Flight.tsx';
