import type { LateValues, Screen } from '@vitrine/features';
import type { RouteName } from '@vitrine/platform';

/** A screen that is loaded and ready to stand. */
export interface Page {
  /** Absent: the address leads nowhere. */
  route?: RouteName;
  screen: Pick<Screen, 'View'>;
  /** What it calls itself, without the name of the shop. */
  title: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  late: LateValues;
}
