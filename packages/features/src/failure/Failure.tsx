import { ErrorScreen } from '@vitrine/ui';

const again = () => window.location.reload();

/** The connection broke on the way to a screen. */
export const Failure = () => <ErrorScreen onRetry={again} />;
