import type { Messages, ResidentIdFault } from '@vitrine/kit';
import type { PidSide } from '@vitrine/state';

interface IdentityFormMessages {
  form: string;
  name: string;
  nameWrong: string;
  idNumber: string;
  idWrong: Record<ResidentIdFault, string>;
  kept: string;
  photos: string;
  photosOptional: string;
  photoKinds: string;
  sides: Record<PidSide, string>;
  pick: string;
  again: string;
  stored: string;
  sending: string;
  missing: string;
  needed: Record<PidSide, string>;
  tooLarge: string;
  photoFailed: string;
  photoHint: string;
  isDefault: string;
  consent: string;
  consentFirst: string;
  policy: string;
  save: string;
  failed: string;
}

export const messages: Messages<IdentityFormMessages> = {
  'zh-CN': {
    form: '清关身份信息',
    name: '姓名',
    nameWrong: '请填写身份证上的姓名',
    idNumber: '身份证号',
    idWrong: {
      length: '身份证号应为 18 位，请核对后再试',
      digits: '身份证号只含数字，末位可为 X',
      region: '身份证号开头的地区代码有误，请核对',
      'birth-date': '身份证号中的出生日期有误，请核对',
      'check-digit': '身份证号有误，请逐位核对',
    },
    kept: '不修改请留空',
    photos: '证件照片',
    photosOptional: '证件照片（选填）',
    photoKinds: 'JPG 或 PNG，不超过 5 MB',
    sides: { front: '人像面', back: '国徽面' },
    pick: '点击上传',
    again: '重新上传',
    stored: '已上传',
    sending: '正在上传',
    missing: '未上传',
    needed: { front: '请上传人像面照片', back: '请上传国徽面照片' },
    tooLarge: '照片超过 5 MB，请换一张',
    photoFailed: '没能上传，请再试一次',
    photoHint: '四角完整，字迹清晰，避开反光。照片自动添加“仅限清关使用”水印。',
    isDefault: '设为默认清关人',
    consent: '同意处理我的敏感个人信息，用于海关申报',
    consentFirst: '需要您的同意，才能向海关申报',
    policy: '隐私政策',
    save: '保存',
    failed: '暂时没能保存，请检查网络后再试',
  },
  'en-US': {
    form: 'Personal ID for customs',
    name: 'Name',
    nameWrong: 'Enter the name as it appears on the card',
    idNumber: 'ID number',
    idWrong: {
      length: 'An ID number has 18 characters. Please check it.',
      digits: 'Use digits only; the last character may be an X',
      region: 'The region at the start of this number does not exist',
      'birth-date': 'The date of birth in this number does not exist',
      'check-digit': 'This number is not valid. Please check each digit.',
    },
    kept: 'Leave empty to keep it',
    photos: 'Photos of the card',
    photosOptional: 'Photos of the card (optional)',
    photoKinds: 'JPG or PNG, up to 5 MB',
    sides: { front: 'Portrait side', back: 'Emblem side' },
    pick: 'Tap to upload',
    again: 'Replace',
    stored: 'Uploaded',
    sending: 'Uploading',
    missing: 'Not added',
    needed: { front: 'Add the portrait side', back: 'Add the emblem side' },
    tooLarge: 'The photo is over 5 MB. Please choose another.',
    photoFailed: 'The photo could not be uploaded. Please try again.',
    photoHint:
      'All four corners in view, sharp and free of glare. We add a "customs only" watermark.',
    isDefault: 'Make this my default for customs',
    consent: 'I agree to my sensitive personal data being used for the customs declaration',
    consentFirst: 'We need your consent to make the customs declaration',
    policy: 'Privacy policy',
    save: 'Save',
    failed: 'It could not be saved. Check your connection and try again.',
  },
};
