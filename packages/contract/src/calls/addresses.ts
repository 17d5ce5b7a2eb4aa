import { z } from 'zod';
import { call } from '../call.ts';
import { address, addressInput, parsedAddress } from '../entities/addresses.ts';
import { done, numericId } from '../entities/common.ts';

const group = 'Addresses';
const base = { group, caller: 'shopper' } as const;
const idParams = z.object({ id: numericId });
const zipQuery = z.object({
  'apply-zip-code': z.enum(['YES', 'NO']).default('NO').meta({
    description: 'YES: an address without a zip code gets the general one of its province',
  }),
});

export const addresses = {
  getShippingAddress: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/addresses/shipping',
    summary: 'The address a new checkout uses; null if the address book is empty',
    response: address.nullable(),
  }),
  listAddresses: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/addresses',
    summary: 'The address book, the default first',
    response: z.array(address),
  }),
  parseAddress: call({
    ...base,
    method: 'POST',
    path: '/api/v1/my/addresses/parsed-texts',
    summary: 'The parts of a pasted address; what the text does not name is null',
    body: z.object({ text: z.string().trim().min(1).max(300) }),
    response: parsedAddress,
  }),
  createAddress: call({
    ...base,
    method: 'POST',
    path: '/api/v1/my/addresses',
    summary: 'Creates an address; the first one becomes the default',
    query: zipQuery,
    body: addressInput,
    response: address,
    errors: ['conflict'],
  }),
  updateAddress: call({
    ...base,
    method: 'PUT',
    path: '/api/v1/my/addresses/{id}',
    summary: 'Replaces an address',
    params: idParams,
    query: zipQuery,
    body: addressInput,
    response: address,
    errors: ['not-found'],
  }),
  deleteAddress: call({
    ...base,
    method: 'DELETE',
    path: '/api/v1/my/addresses/{id}',
    summary: 'Deletes an address; the newest other one becomes the default',
    params: idParams,
    response: done,
    errors: ['not-found'],
  }),
};
