import { z } from 'zod';
import { call } from '../../call.ts';
import { logInChallenge, logInStep } from '../entities/operators.ts';

const base = { group: 'Log-in', caller: 'anyone' } as const;
const PATH = '/admin/api/v1/single-sign-on';

/** How operators log in at the provider of their company. */
export const singleSignOn = {
  getSingleSignOn: call({
    ...base,
    method: 'GET',
    path: PATH,
    summary: 'Whether single sign-on is offered, and where its session ends',
    label: ['查看单点登录', 'Read how to log in by single sign-on'],
    response: z.object({
      isOffered: z.boolean(),
      logOutUrl: z.string().nullable().meta({
        description: "Ends the provider's session too, after the log-out here",
      }),
    }),
  }),
  startSingleSignOn: call({
    ...base,
    method: 'POST',
    path: PATH,
    summary: 'Starts a log-in at the provider; the page keeps the challenge until it is back',
    label: ['开始单点登录', 'Start single sign-on'],
    response: z.object({ url: z.string(), challenge: z.string() }),
    errors: ['not-found'],
  }),
  finishSingleSignOn: call({
    ...base,
    method: 'POST',
    path: `${PATH}/result`,
    summary: 'Ends a log-in with the query of the page to which the provider sent the browser',
    label: ['单点登录', 'Log in by single sign-on'],
    body: z.object({
      challenge: logInChallenge,
      query: z.string().min(1).max(4_000),
    }),
    response: logInStep,
    errors: ['not-found', 'unauthorised'],
  }),
};
