import { expect, it } from 'vitest';
import { readAlipayAnswers, readAnswersByCode } from './read-answers.ts';

const yes = { templateCode: 'A', isAccepted: true };
const no = { templateCode: 'B', isAccepted: false };

it.each([
  ['an accepted and a refused template', { A: 'accept', B: 'reject' }, [yes, no]],
  ['a message with sound', { A: 'acceptWithAudio', B: 'ban' }, [yes]],
  ['templates that were not shown', { A: 'filter', B: 'fail' }, []],
  ['nothing', { errMsg: 'requestSubscribeMessage:ok' }, []],
])('WeChat and Douyin answer %s', (_, result, answers) => {
  expect(readAnswersByCode(['A', 'B'], result)).toEqual(answers);
});

it.each([
  [
    'an accepted and a refused template',
    { behavior: 'subscribe', result: { subscribeEntityIds: ['A'], unsubscribedEntityIds: ['B'] } },
    [yes, no],
  ],
  ['only the final list', { result: { subscribedEntityIds: ['A'] } }, [yes]],
  ['a closed prompt', { behavior: 'cancel' }, []],
])('Alipay answers %s', (_, result, answers) => {
  expect(readAlipayAnswers(['A', 'B'], result)).toEqual(answers);
});
