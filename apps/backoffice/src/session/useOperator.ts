import { useQuery } from '@tanstack/react-query';
import { errorCode } from '@vitrine/client';
import type { AdminCallName, Permission } from '@vitrine/contract/admin';
import { mayCall } from '@vitrine/contract/admin/call-rights';
import { createContext, use } from 'react';
import type { AdminResponse } from '../api/admin-api.ts';
import { api, SESSION_KEY } from '../api/api.ts';
import { findNeededRights } from './call-rights.ts';

export type CurrentOperator = AdminResponse<'getCurrentOperator'>;

const findCurrentOperator = (): Promise<CurrentOperator | null> =>
  api.getCurrentOperator().catch((error: unknown) => {
    if (errorCode(error) === 'unauthorised') return null;
    throw error;
  });

/** The session of this browser: null after its end. */
export const useSession = () =>
  useQuery({ queryKey: SESSION_KEY, queryFn: findCurrentOperator, staleTime: Infinity });

export const OperatorContext = createContext<CurrentOperator | null>(null);

/** The operator who is logged in. Only inside the frame, which asks for the log-in. */
export function useOperator(): CurrentOperator {
  const operator = use(OperatorContext);
  if (!operator) throw new Error('useOperator is used outside of the frame');
  return operator;
}

/** Whether the operator may make a call. What they may not is not offered; the server checks by itself. */
export const useMayCall = (name: AdminCallName): boolean =>
  mayCall(findNeededRights(name), useOperator());

/** Whether the operator has a permission that a call asks for some of its input only. */
export const usePermission = (permission: Permission): boolean =>
  useOperator().permissions.includes(permission);
