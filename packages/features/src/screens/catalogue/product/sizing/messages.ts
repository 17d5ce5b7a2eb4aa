import { defineMessages } from '@vitrine/kit';

export const sizingMessages = defineMessages({
  helper: ['尺码助手', 'Find your size'],
  alsoShow: ['换算成', 'Also show in'],
  converted: ['{system} {size}', '{system} {size}'],
  advice: ['尺码建议', 'Which size?'],
  privacy: ['身高与体重只留在这台设备上。', 'Your height and weight stay on this device.'],
  height: ['身高（厘米）', 'Height (cm)'],
  weight: ['体重（公斤）', 'Weight (kg)'],
  usual: ['平日尺码', 'Usual size'],
  unknown: ['不确定', 'Not sure'],
  ask: [
    '填身高与体重，或平日的尺码，我们来选。',
    'Enter your height and weight, or your usual size.',
  ],
  suggested: ['建议选 {size}', 'We suggest {size}'],
  suggestedSoldOut: ['建议选 {size}，已售罄', 'We suggest {size}, which has sold'],
  none: ['这一件没有合您身的尺码。', 'This one is not made in your size.'],
  choose: ['选这个尺码', 'Choose this size'],
  chosen: ['已选好', 'Chosen'],
  done: ['好了', 'Done'],
});
