import type { z } from 'zod';
import type { settingsSchema } from './settings-schema.ts';

type Shape = typeof settingsSchema.shape;
type NameWithoutDefault = {
  [N in keyof Shape]: undefined extends z.output<Shape[N]> ? N : never;
}[keyof Shape];

const RANDOM_KEY = 'openssl rand -base64 32';
const OPTIONAL = 'Leave it out unless';
const ALIYUN_KEY = 'An access key of a RAM user at ram.console.aliyun.com';
const WECHAT_CONSOLE = 'At mp.weixin.qq.com, 设置与开发';
const DOUYIN_CONSOLE = 'At developer.open-douyin.com';
const ALIPAY_CONSOLE = 'At open.alipay.com, 控制台';
const WECHAT_PAY_CONSOLE = 'At pay.weixin.qq.com, 账户中心 > API安全';
const BUCKET = 'From the provider of the bucket';
const REHEARSED = `${OPTIONAL} you rehearse with a stand-in: https://stand-in.shop.example`;
const APPLE = 'At developer.apple.com, Certificates, Identifiers & Profiles';
const FIREBASE = 'From the JSON of a service account at console.firebase.google.com';
const HUAWEI_CONSOLE = 'At developer.huawei.com, AppGallery Connect';
const HARMONY_ACCOUNT = 'From the JSON of a service account at developer.huawei.com, API Console';
const XIAOMI_CONSOLE = 'At dev.mi.com, 消息推送';
const OPPO_CONSOLE = 'At open.oppomobile.com, 推送服务 > 应用配置';
const VIVO_CONSOLE = 'At dev.vivo.com.cn, 推送运营平台 > 应用信息';
const HONOR_CONSOLE = 'At developer.honor.com, 推送服务';
const COMPANY_LOG_IN = 'From the log-in of the company, where the shop is registered as a client';

/**
 * How to make or where to find each setting without a default. `.env.example`, the doctor and a start that lacks
 * settings say it.
 */
export const SETTING_HINTS: Readonly<Record<NameWithoutDefault, string>> = {
  NODE_ENV: 'production, before shoppers come',
  HEALTH_PORT: 'A free port for the probes of a container platform: 8081',
  PUBLIC_URL: 'What shoppers see in the address bar: https://shop.example',
  BACKOFFICE_URL: `${OPTIONAL} the back office shall have a host of its own: https://office.example`,
  IMAGE_HOSTS: `${OPTIONAL} pages show images of a CDN: img.example.com`,
  DEMO_DIR: `${OPTIONAL} the demo shop lies elsewhere`,
  BRAND_DIR: 'A copy of the folder brand; compose.yml mounts it',
  IMAGE_DIR: `${OPTIONAL} source images come as a folder`,
  VIDEO_DIR: `${OPTIONAL} videos come as a folder`,
  DATABASE_URL: 'postgres://user:password@host:5432/database',
  REDIS_URL: 'redis://:password@host:6379',
  NATS_URL: 'nats://user:password@host:4222',
  DEMO: 'off, or on for a demonstration',
  OPERATOR_TOKEN: RANDOM_KEY,
  SECURITY_CONTACT: 'mailto:security@shop.example',
  DRAIN_SECONDS: '5 in production unless it is set; more than two health checks of the proxy',
  LINK_HOSTS: `${OPTIONAL} banners lead to other sites: www.example.com`,
  NEWEST_APP_VERSION: 'The version in the stores: 2.18.0',
  PAPER_FONT: `${OPTIONAL} papers need another font: the path of a .ttf or .otf file; in containers one below /shop`,
  PRICE_ENDINGS: '00,80',
  BACKUP_KEYS: `b1: followed by the output of ${RANDOM_KEY}`,
  PERSONAL_ID_KEYS: `k1: followed by the output of ${RANDOM_KEY}. Store it apart from the data`,
  ORDER_PACE: 'Only for the demo shop',
  QUIET_HOURS: '22-8',
  WEBHOOK_NETWORKS: `${OPTIONAL} systems in your own network receive webhooks: 10.8.0.0/16`,
  WEBHOOK_PORTS: `${OPTIONAL} receivers use other ports: 8443`,
  SANDBOX: 'Only for a demonstration: on',
  TOKEN_KEY: `${RANDOM_KEY}, and give it to the app and the portal`,
  PORTAL_KEY: `${RANDOM_KEY}, and give it to the portal`,
  SMS_ACCESS_KEY_ID: `${ALIYUN_KEY} with the right AliyunDysmsFullAccess; at Tencent Cloud a SecretId of console.cloud.tencent.com/cam/capi`,
  SMS_ACCESS_KEY_SECRET: 'Shown once with that access key',
  SMS_APP_ID: 'Only at Tencent Cloud: console.cloud.tencent.com/smsv2, 应用管理',
  SMS_SIGN_NAME:
    'Register it at dysms.console.aliyun.com, 签名管理, or console.cloud.tencent.com/smsv2',
  SMS_TEMPLATE_CODE:
    'Register a template of the type 验证码 at dysms.console.aliyun.com: SMS_ and a number; at Tencent Cloud a number',
  SMS_TEMPLATES: 'Register templates of the type 短信通知 where that of security codes is',
  SMTP_URL: 'From the provider of your mail: smtps://user:password@smtp.example.com',
  MAIL_FROM: 'An address that this server may send for',
  WECHAT_APP_ID: `${WECHAT_CONSOLE} > 开发接口管理 of the official account: wx and 16 letters`,
  WECHAT_APP_SECRET: 'Shown once on the same page',
  WECHAT_TEMPLATES: `${WECHAT_CONSOLE} > 模板消息 of the official account`,
  WECHAT_MOBILE_APP_ID: 'At open.weixin.qq.com, 管理中心 > 移动应用',
  WECHAT_MINI_APP_ID: 'At mp.weixin.qq.com, 开发管理 > 开发设置 of the mini-program',
  WECHAT_MINI_APP_SECRET: 'Shown once on the same page',
  WECHAT_MINI_TEMPLATES: 'At mp.weixin.qq.com, 订阅消息 of the mini-program',
  DOUYIN_APP_ID: `${DOUYIN_CONSOLE}, 开发 > 开发设置: tt and 16 letters`,
  DOUYIN_APP_SECRET: 'On the same page',
  DOUYIN_TEMPLATES: `${DOUYIN_CONSOLE}, 能力 > 订阅消息`,
  DOUYIN_TRADE_PRIVATE_KEY: 'openssl genrsa 2048; give Douyin what openssl rsa -pubout makes of it',
  DOUYIN_TRADE_PLATFORM_KEY: `${DOUYIN_CONSOLE}, 开发 > 开发设置: 平台公钥`,
  DOUYIN_TRADE_GOODS_TYPE: 'Douyin names it when it allows the trade system',
  DOUYIN_TRADE_TAG_GROUP: 'Douyin names it when it allows the trade system',
  DOUYIN_TRADE_PICTURE: 'https://shop.example/order.png',
  DOUYIN_PAY_SALT: `${DOUYIN_CONSOLE}, 担保支付`,
  DOUYIN_PAY_TOKEN: 'On the same page',
  ALIPAY_APP_ID: `${ALIPAY_CONSOLE}: a number of 16 digits`,
  ALIPAY_PRIVATE_KEY:
    'openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -outform DER | base64 -w 0; give Alipay its public key',
  ALIPAY_PUBLIC_KEY: `${ALIPAY_CONSOLE} > 开发设置 > 接口加签方式: 支付宝公钥, not your own`,
  ALIPAY_TEMPLATES: `${ALIPAY_CONSOLE} > 订阅消息`,
  ALIPAY_INSTALMENTS: `${OPTIONAL} Alipay allows the shop 花呗分期`,
  WECHAT_PAY_MERCHANT_ID: 'At pay.weixin.qq.com, 账户中心 > 商户信息: a number',
  WECHAT_PAY_SERIAL_NO: 'openssl x509 -in apiclient_cert.pem -noout -serial',
  WECHAT_PAY_PRIVATE_KEY: `${WECHAT_PAY_CONSOLE} > 商户API证书: the content of apiclient_key.pem`,
  WECHAT_PAY_API_KEY: `openssl rand -hex 16, and enter it ${WECHAT_PAY_CONSOLE.replace('At', 'at')} > APIv3密钥`,
  WECHAT_PAY_PUBLIC_KEY_ID: `${WECHAT_PAY_CONSOLE} > 微信支付公钥: begins with PUB_KEY_ID_`,
  WECHAT_PAY_PUBLIC_KEY: `${WECHAT_PAY_CONSOLE} > 微信支付公钥: the content of pub_key.pem`,
  STORAGE_S3_ENDPOINT: `${BUCKET}: https://oss-cn-shanghai.aliyuncs.com`,
  STORAGE_S3_REGION: `${BUCKET}: cn-shanghai`,
  STORAGE_S3_BUCKET: 'Create it without public access',
  STORAGE_S3_ACCESS_KEY_ID: `${BUCKET}: a key that may write, read and delete in it`,
  STORAGE_S3_SECRET_ACCESS_KEY: 'Shown once with that access key',
  OIDC_ISSUER: `${COMPANY_LOG_IN}: https://login.example.com`,
  OIDC_CLIENT_ID: COMPANY_LOG_IN,
  OIDC_CLIENT_SECRET: COMPANY_LOG_IN,
  OIDC_ROLES: 'shop-owners=owner,accounts=finance',
  IDENTITY_ACCESS_KEY_ID: `${ALIYUN_KEY}, which may use 身份二要素核验`,
  IDENTITY_ACCESS_KEY_SECRET: 'Shown once with that access key',
  APNS_KEY_ID: `${APPLE} > Keys: ten characters`,
  APNS_TEAM_ID: `${APPLE}: ten characters beside the name of the team`,
  APNS_PRIVATE_KEY: 'The content of the .p8 file, which Apple gives once with that key',
  APNS_TOPIC: 'com.example.shop',
  FCM_PROJECT_ID: `${FIREBASE}: project_id`,
  FCM_CLIENT_EMAIL: `${FIREBASE}: client_email`,
  FCM_PRIVATE_KEY: `${FIREBASE}: private_key`,
  HUAWEI_PUSH_APP_ID: `${HUAWEI_CONSOLE} > 项目设置: App ID`,
  HUAWEI_PUSH_SECRET: 'On the same page',
  HARMONY_PROJECT_ID: `${HARMONY_ACCOUNT}: project_id`,
  HARMONY_KEY_ID: `${HARMONY_ACCOUNT}: key_id`,
  HARMONY_SUB_ACCOUNT: `${HARMONY_ACCOUNT}: sub_account`,
  HARMONY_PRIVATE_KEY: `${HARMONY_ACCOUNT}: private_key`,
  XIAOMI_PUSH_SECRET: `${XIAOMI_CONSOLE}: AppSecret`,
  XIAOMI_PUSH_CHANNEL: `${XIAOMI_CONSOLE} > 通知类别管理, once it is allowed`,
  OPPO_PUSH_KEY: `${OPPO_CONSOLE}: AppKey`,
  OPPO_PUSH_SECRET: 'The MasterSecret on the same page, not the AppSecret',
  OPPO_PUSH_CHANNEL: 'At open.oppomobile.com, 推送服务 > 通道配置, once it is allowed',
  VIVO_PUSH_APP_ID: `${VIVO_CONSOLE}: AppID`,
  VIVO_PUSH_KEY: 'On the same page: AppKey',
  VIVO_PUSH_SECRET: 'On the same page: AppSecret',
  HONOR_PUSH_APP_ID: `${HONOR_CONSOLE}: APP ID`,
  HONOR_PUSH_CLIENT_ID: 'On the same page: Client ID',
  HONOR_PUSH_SECRET: 'On the same page: Client Secret',
  ANDROID_PACKAGE: 'com.example.shop',
  APNS_ENDPOINT: `${OPTIONAL} you try out builds of Xcode: https://api.sandbox.push.apple.com`,
  FCM_ENDPOINT: REHEARSED,
  HUAWEI_PUSH_ENDPOINT: REHEARSED,
  XIAOMI_PUSH_ENDPOINT: REHEARSED,
  OPPO_PUSH_ENDPOINT: REHEARSED,
  VIVO_PUSH_ENDPOINT: REHEARSED,
  HONOR_PUSH_ENDPOINT: REHEARSED,
  ALIPAY_ENDPOINT: `${OPTIONAL} you rehearse with the sandbox of Alipay: https://openapi-sandbox.dl.alipaydev.com/gateway.do`,
  WECHAT_PAY_ENDPOINT: REHEARSED,
  SMS_ENDPOINT: REHEARSED,
  KUAIDI100_ENDPOINT: REHEARSED,
  KUAIDI100_KEY: 'At api.kuaidi100.com, 我的信息: 授权key',
  KUAIDI100_SALT: 'openssl rand -hex 16',
};

const isName = (name: string): name is NameWithoutDefault => name in SETTING_HINTS;

/** How to make the settings that a fault such as `TOKEN_KEY: required in production` names. */
export function findSettingHint(fault: string): string | undefined {
  const [subject = ''] = fault.split(':');
  const names = subject.split(' or ').filter(isName);
  return names.map((name) => SETTING_HINTS[name]).join('; or ') || undefined;
}
