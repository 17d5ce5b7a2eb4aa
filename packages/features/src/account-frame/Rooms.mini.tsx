import type { RoomsProps } from './Rooms.types.ts';

/** A mini-program is as wide as a phone. */
export const Rooms = (_: RoomsProps) => null;
