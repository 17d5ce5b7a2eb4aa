import { defineMessages } from '@vitrine/kit';

export const passkeyMessages = defineMessages({
  unsupported: [
    '此浏览器不支持通行密钥，请使用密码登录，或换用新版浏览器',
    'This browser does not support passkeys. Please use your password, or a newer browser',
  ],
  address: [
    '通行密钥只能在商店的正式网址上使用，请从该网址打开后台',
    "Passkeys work at the shop's own address only. Please open the back office there",
  ],
  weak: [
    '此设备无法保存通行密钥，请设置屏幕锁定或安全密钥的 PIN 后重试',
    'This device cannot keep a passkey. Set a screen lock, or a PIN of the security key, and try again',
  ],
  known: ['此设备已有您的通行密钥', 'This device has a passkey of yours already'],
  cancelled: [
    '未完成通行密钥验证：已取消，或此设备上没有可用的通行密钥',
    'No passkey was used: you cancelled, or there is none for this shop on the device',
  ],
  late: ['通行密钥验证已超时，请重试', 'That took too long. Please try again'],
  failed: ['通行密钥验证失败，请重试', 'The passkey did not work. Please try again'],
});
