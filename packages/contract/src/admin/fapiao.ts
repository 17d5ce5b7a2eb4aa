import type { FapiaoStatus } from '../entities/fapiao.ts';

/** What can be done with a fapiao. The shopper requests, changes and withdraws; operators do the rest. */
export const FAPIAO_ACTIONS = [
  'request',
  'change',
  'withdraw',
  'issue',
  'reject',
  'reverse',
] as const;
export type FapiaoAction = (typeof FAPIAO_ACTIONS)[number];

/**
 * The status that each action leads to; a missing action is refused. Where `request` is allowed, the shopper
 * gets another fapiao and this one stays as it is.
 */
export const FAPIAO_TRANSITIONS: Readonly<
  Record<FapiaoStatus, Readonly<Partial<Record<FapiaoAction, FapiaoStatus>>>>
> = {
  requested: { change: 'requested', withdraw: 'withdrawn', issue: 'issued', reject: 'refused' },
  issued: { reverse: 'reversed' },
  refused: { request: 'requested' },
  withdrawn: { request: 'requested' },
  reversed: { request: 'requested' },
};

export const FAPIAO_OPERATOR_ACTIONS = ['issue', 'reject', 'reverse'] as const;
export type FapiaoOperatorAction = (typeof FAPIAO_OPERATOR_ACTIONS)[number];
