import { expect, test } from 'vitest';
import { parseQueue, toQueueQuery } from './queue-query.ts';

test.each([
  [{}, { status: 'paid,accepted,packed', sort: 'due' }],
  [{ status: 'packed' }, { status: 'packed', sort: 'due' }],
  [{ status: 'shipped' }, { status: 'shipped', sort: 'newest' }],
  [
    { status: 'all', overdue: 'true' },
    { overdue: 'true', sort: 'newest' },
  ],
  [
    { status: 'paid', search: '2026112310' },
    { search: '2026112310', sort: 'newest' },
  ],
])('asks for the queue %j', (values, query) => {
  expect(toQueueQuery(values)).toEqual(query);
});

test('reads the queue of a link and leaves out what is no filter', () => {
  expect(parseQueue('status=packed&open=7')).toEqual({ status: 'packed', sort: 'due', size: 200 });
});
