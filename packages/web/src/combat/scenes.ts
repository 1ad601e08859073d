/** The scenes of a fight, in one file of the built page. */
export { Combat } from './Combat.tsx';
export { Flight } from './Flight.tsx';
