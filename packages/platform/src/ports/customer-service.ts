/** A shop's account with WeChat's customer service. */
export interface WechatService {
  /** The link of the account: https://work.weixin.qq.com/kfid/… */
  url: string;
  /** The id of the company that answers; a mini-program requires it. */
  corpId: string;
}

/** Reaches the shop's staff by other ways than the shop's own chat. */
export interface CustomerServicePort {
  /** Whether this host opens WeChat's customer service. */
  hasWechat: boolean;
  openWechat(service: WechatService): void;
  call(phone: string): void;
  /** Opens a letter to the address, or copies the address where the host writes none. */
  writeMail(address: string): Promise<'opened' | 'copied'>;
}
