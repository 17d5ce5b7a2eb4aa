import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  missing: ['没有这份问卷', 'This questionnaire cannot be found'],
  missingHint: ['它可能已经收起来了', 'It may have closed.'],
  home: ['回到首页', 'Back to home'],
  step: ['第 {n} 题，共 {all} 题', 'Question {n} of {all}'],
  optional: ['选答', 'Optional'],
  several: ['至多选 {n} 项', 'Choose up to {n}'],
  back: ['上一题', 'Back'],
  next: ['下一题', 'Next'],
  skip: ['跳过', 'Skip'],
  send: ['提交', 'Send'],
  required: ['请先作答', 'Please answer first'],
  yours: ['您的回答', 'Your answer'],
  placeholder: ['写几个字就好', 'A few words will do'],
  failed: [
    '没能提交，答案还在，请再试一次',
    'Your answers could not be sent. They are kept; please try again.',
  ],
  thanks: ['谢谢您', 'Thank you'],
  collected: ['答案已于 {day} 收到', 'We received your answers on {day}'],
  tasks: ['看看任务', 'See your tasks'],
  look: ['去逛逛', 'Look around'],
});
