import type { ErrorCode } from '@vitrine/contract';
import { defineMessages, type MessagePair } from '@vitrine/kit';

/** The default messages by error code. */
export const ERROR_MESSAGES = defineMessages({
  'bad-input': ['请求内容有误', 'Part of the request is not as it should be'],
  unauthorised: ['请先登录', 'Please sign in first'],
  forbidden: ['没有访问权限', 'You may not see this'],
  'not-found': ['未找到所请求的内容', 'There is nothing here'],
  'method-not-allowed': ['不支持该请求方法', 'This method is not understood here'],
  conflict: ['内容已发生变化，请刷新后再试', 'This has changed meanwhile; please look again'],
  'precondition-failed': [
    '内容已被他人修改，请刷新后再试',
    'Somebody else has changed this meanwhile; please reload',
  ],
  'too-large': ['请求内容过大', 'The request is too large'],
  'unsupported-media-type': ['仅接受 JSON 格式的请求', 'Only JSON is understood here'],
  'too-many-requests': ['请求过于频繁，请稍后再试', 'Too many requests; please wait a moment'],
  internal: ['服务出现异常，请稍后再试', 'Something went wrong on our side; please try again'],
  unavailable: [
    '服务暂不可用，请稍后再试',
    'The shop cannot answer right now; please try again shortly',
  ],
} satisfies Record<ErrorCode, MessagePair>);
