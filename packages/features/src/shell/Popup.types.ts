import type { RouteName } from '@vitrine/platform';

export interface PopupGateProps {
  route: RouteName | undefined;
}
