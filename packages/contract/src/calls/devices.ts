import { z } from 'zod';
import { call } from '../call.ts';
import { done, uuid } from '../entities/common.ts';
import { newDevice, registeredDevice } from '../entities/devices.ts';

const base = { group: 'Devices', caller: 'shopper' } as const;
const DEVICES = '/api/v1/my/devices';

/** The devices on which the app shows messages of the shop. */
export const devices = {
  registerDevice: call({
    ...base,
    method: 'POST',
    path: DEVICES,
    summary:
      'Sends messages to this device as long as its session lasts. A token belongs to the shopper who registered it last',
    body: newDevice,
    response: registeredDevice,
  }),
  unregisterDevice: call({
    ...base,
    method: 'DELETE',
    path: `${DEVICES}/{id}`,
    summary: 'Sends nothing more to a device; repeating the call changes nothing',
    params: z.object({ id: uuid }),
    response: done,
  }),
};
