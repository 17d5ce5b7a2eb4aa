import { z } from 'zod';
import { call } from '../call.ts';
import { address, addressInput } from '../entities/addresses.ts';
import { done, numericId } from '../entities/common.ts';

const group = 'Addresses';
const base = { group, caller: 'shopper' } as const;
const one = z.object({ id: numericId });
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
    summary: 'The address a checkout begins with; null in an empty address book',
    response: address.nullable(),
  }),
  listAddresses: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/addresses',
    summary: 'The address book, the default first',
    response: z.array(address),
  }),
  createAddress: call({
    ...base,
    method: 'POST',
    path: '/api/v1/my/addresses',
    summary: 'A new address; the first one becomes the default',
    query: zipQuery,
    body: addressInput,
    response: address,
    errors: ['conflict'],
  }),
  updateAddress: call({
    ...base,
    method: 'PUT',
    path: '/api/v1/my/addresses/{id}',
    summary: 'Writes an address anew',
    params: one,
    query: zipQuery,
    body: addressInput,
    response: address,
    errors: ['not-found'],
  }),
  deleteAddress: call({
    ...base,
    method: 'DELETE',
    path: '/api/v1/my/addresses/{id}',
    summary: 'Takes an address out of the book; the newest other one takes over as the default',
    params: one,
    response: done,
    errors: ['not-found'],
  }),
};
