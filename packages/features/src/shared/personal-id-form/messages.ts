import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  form: ['清关身份信息', 'Personal ID for customs'],
  name: ['姓名', 'Name'],
  nameWrong: ['请填写身份证上的姓名', 'Enter the name as it appears on the card'],
  idNumber: ['身份证号', 'ID number'],
  idWrong: {
    length: [
      '身份证号应为 18 位，请核对后再试',
      'An ID number has 18 characters. Please check it.',
    ],
    digits: ['身份证号只含数字，末位可为 X', 'Use digits only; the last character may be an X'],
    region: [
      '身份证号开头的地区代码有误，请核对',
      'The region at the start of this number does not exist',
    ],
    'birth-date': [
      '身份证号中的出生日期有误，请核对',
      'The date of birth in this number does not exist',
    ],
    'check-digit': [
      '身份证号有误，请逐位核对',
      'This number is not valid. Please check each digit.',
    ],
  },
  kept: ['不修改请留空', 'Leave empty to keep it'],
  photos: ['证件照片', 'Photos of the card'],
  photosOptional: ['证件照片（选填）', 'Photos of the card (optional)'],
  photoKinds: ['JPG 或 PNG，不超过 5 MB', 'JPG or PNG, up to 5 MB'],
  sides: {
    front: ['人像面', 'Portrait side'],
    back: ['国徽面', 'Emblem side'],
  },
  pick: ['点击上传', 'Tap to upload'],
  again: ['重新上传', 'Replace'],
  sending: ['正在上传', 'Uploading'],
  missing: ['未上传', 'Not added'],
  needed: {
    front: ['请上传人像面照片', 'Add the portrait side'],
    back: ['请上传国徽面照片', 'Add the emblem side'],
  },
  tooLarge: ['照片超过 5 MB，请换一张', 'The photo is over 5 MB. Please choose another.'],
  photoFailed: ['没能上传，请再试一次', 'The photo could not be uploaded. Please try again.'],
  photoHint: [
    '四角完整，字迹清晰，避开反光。照片自动添加“仅限清关使用”水印。',
    'All four corners in view, sharp and free of glare. We add a "customs only" watermark.',
  ],
  isDefault: ['设为默认清关人', 'Make this my default for customs'],
  consent: [
    '同意处理我的敏感个人信息，用于海关申报',
    'I agree to my sensitive personal data being used for the customs declaration',
  ],
  consentFirst: [
    '需要您的同意，才能向海关申报',
    'We need your consent to make the customs declaration',
  ],
  policy: ['隐私政策', 'Privacy policy'],
  save: ['保存', 'Save'],
  failed: [
    '暂时没能保存，请检查网络后再试',
    'It could not be saved. Check your connection and try again.',
  ],
});
