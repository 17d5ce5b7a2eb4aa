import { Flex, Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Frame } from './frame/Frame.tsx';
import { frameMessages } from './frame/messages.ts';
import { useMessages } from './language/LanguageProvider.tsx';
import { QueryView } from './parts/QueryView.tsx';
import { OperatorContext, useSession } from './session/useOperator.ts';

const LogIn = lazy(() =>
  import('./screens/log-in/LogIn.tsx').then((file) => ({ default: file.LogIn })),
);
const AcceptInvitation = lazy(() =>
  import('./screens/log-in/AcceptInvitation.tsx').then((file) => ({
    default: file.AcceptInvitation,
  })),
);
const SingleSignOn = lazy(() =>
  import('./screens/log-in/SingleSignOn.tsx').then((file) => ({ default: file.SingleSignOn })),
);

function Loading() {
  const texts = useMessages(frameMessages);
  return (
    <Flex align="center" justify="center" style={{ minHeight: '50dvh' }}>
      <Spin aria-label={texts.loading} />
    </Flex>
  );
}

/** Everything behind the log-in. The log-in keeps the URL, so that the operator arrives where they wanted to. */
function Protected() {
  const session = useSession();
  if (session.data === undefined && !session.isError) return <Loading />;
  return (
    <QueryView query={session}>
      {(operator) =>
        operator ? (
          <OperatorContext value={operator}>
            <Frame fallback={<Loading />} />
          </OperatorContext>
        ) : (
          <LogIn />
        )
      }
    </QueryView>
  );
}

export const Screens = () => (
  <Suspense fallback={<Loading />}>
    <Switch>
      <Route path="/invitation/:token" component={AcceptInvitation} />
      <Route path="/single-sign-on" component={SingleSignOn} />
      <Route component={Protected} />
    </Switch>
  </Suspense>
);
