import { useSelector } from '@vitrine/state/react';
import { ErrorScreen } from '@vitrine/ui';
import { shopName } from '../words.ts';

const again = () => window.location.reload();

/** The connection broke on the way to a screen. */
export const Failure = () => <ErrorScreen mark={useSelector(shopName)} onRetry={again} />;
