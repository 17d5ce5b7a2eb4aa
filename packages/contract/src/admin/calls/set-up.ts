import { z } from 'zod';
import { call } from '../../call.ts';
import { SET_UP_STEPS, setUpGuide } from '../entities/set-up.ts';

const base = {
  group: 'Dashboard',
  caller: 'operator',
  scope: 'shop',
  permission: 'settings:write',
} as const;
const SET_UP = '/admin/api/v1/set-up';

/** The way of a new shop to its first sale. */
export const setUpCalls = {
  getSetUpGuide: call({
    ...base,
    method: 'GET',
    path: SET_UP,
    summary: 'What a new shop has done and what is open, as the shop itself finds it',
    label: ['查看开店准备', 'Read the set-up guide'],
    response: setUpGuide,
  }),
  skipSetUpStep: call({
    ...base,
    method: 'PUT',
    path: `${SET_UP}/{step}`,
    summary: 'Skips a step of the guide, or takes it up again; skipping "open" ends the guide',
    label: ['跳过开店步骤', 'Skip a step of the set-up'],
    params: z.object({ step: z.enum(SET_UP_STEPS) }),
    body: z.object({ isSkipped: z.boolean() }),
    response: setUpGuide,
  }),
};
