import type { Messages } from '@vitrine/kit';

interface QuestionnaireMessages {
  missing: string;
  missingHint: string;
  home: string;
  step: string;
  optional: string;
  several: string;
  back: string;
  next: string;
  skip: string;
  send: string;
  required: string;
  yours: string;
  placeholder: string;
  failed: string;
  thanks: string;
  collected: string;
  tasks: string;
  look: string;
}

export const messages: Messages<QuestionnaireMessages> = {
  'zh-CN': {
    missing: '没有这份问卷',
    missingHint: '它可能已经收起来了',
    home: '回到首页',
    step: '第 {n} 题，共 {all} 题',
    optional: '选答',
    several: '至多选 {n} 项',
    back: '上一题',
    next: '下一题',
    skip: '跳过',
    send: '提交',
    required: '请先作答',
    yours: '您的回答',
    placeholder: '写几个字就好',
    failed: '没能提交，答案还在，请再试一次',
    thanks: '谢谢您',
    collected: '答案已于 {day} 收到',
    tasks: '看看任务',
    look: '去逛逛',
  },
  'en-US': {
    missing: 'This questionnaire cannot be found',
    missingHint: 'It may have closed.',
    home: 'Back to home',
    step: 'Question {n} of {all}',
    optional: 'Optional',
    several: 'Choose up to {n}',
    back: 'Back',
    next: 'Next',
    skip: 'Skip',
    send: 'Send',
    required: 'Please answer first',
    yours: 'Your answer',
    placeholder: 'A few words will do',
    failed: 'Your answers could not be sent. They are kept; please try again.',
    thanks: 'Thank you',
    collected: 'We received your answers on {day}',
    tasks: 'See your tasks',
    look: 'Look around',
  },
};
