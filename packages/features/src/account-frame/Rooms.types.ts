import type { Room } from './messages.ts';

export interface RoomsProps {
  room: Room;
}
