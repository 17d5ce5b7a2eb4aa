import { defineMessages } from '@vitrine/kit';

/** The default messages by error code. */
export const ERROR_MESSAGES = defineMessages({
  'zh-CN': {
    'bad-input': '请求内容有误',
    unauthorised: '请先登录',
    forbidden: '没有访问权限',
    'not-found': '未找到所请求的内容',
    'method-not-allowed': '不支持该请求方法',
    conflict: '内容已发生变化，请刷新后再试',
    'precondition-failed': '内容已被他人修改，请刷新后再试',
    'too-large': '请求内容过大',
    'unsupported-media-type': '仅接受 JSON 格式的请求',
    'too-many-requests': '请求过于频繁，请稍后再试',
    internal: '服务出现异常，请稍后再试',
    unavailable: '服务暂不可用，请稍后再试',
  },
  'en-US': {
    'bad-input': 'Part of the request is not as it should be',
    unauthorised: 'Please sign in first',
    forbidden: 'You may not see this',
    'not-found': 'There is nothing here',
    'method-not-allowed': 'This method is not understood here',
    conflict: 'This has changed meanwhile; please look again',
    'precondition-failed': 'Somebody else has changed this meanwhile; please reload',
    'too-large': 'The request is too large',
    'unsupported-media-type': 'Only JSON is understood here',
    'too-many-requests': 'Too many requests; please wait a moment',
    internal: 'Something went wrong on our side; please try again',
    unavailable: 'The shop cannot answer right now; please try again shortly',
  },
});
