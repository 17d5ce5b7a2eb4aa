import { type RouteName, routeNames, routeOf, type routes } from '@vitrine/platform';

/** A screen that the account menu lists. */
export type AccountSection = {
  [Name in RouteName]: (typeof routes)[Name] extends { accountMenu: number } ? Name : never;
}[RouteName];

const getPosition = (name: RouteName): number => routeOf(name).accountMenu ?? 0;

const isSection = (name: RouteName): name is AccountSection => getPosition(name) > 0;

/** The sections of the account in the order of its menu. */
export const ACCOUNT_SECTIONS: readonly AccountSection[] = routeNames
  .filter(isSection)
  .sort((one, other) => getPosition(one) - getPosition(other));
