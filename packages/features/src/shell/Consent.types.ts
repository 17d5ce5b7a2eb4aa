import type { RouteName } from '@vitrine/platform';

export interface ConsentProps {
  open: boolean;
}

export interface ConsentGateProps {
  route: RouteName | undefined;
}
