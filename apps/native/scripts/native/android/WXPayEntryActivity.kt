package com.helloworld.wxapi

import android.app.Activity
import android.content.Intent
import android.os.Bundle
import com.helloworld.WechatPayment
import com.tencent.mm.opensdk.modelbase.BaseReq
import com.tencent.mm.opensdk.modelbase.BaseResp
import com.tencent.mm.opensdk.openapi.IWXAPIEventHandler

/** WeChat opens this class, by its name, when the shopper is back from a payment. */
class WXPayEntryActivity : Activity(), IWXAPIEventHandler {
  override fun onCreate(savedInstanceState: Bundle?) {
    super.onCreate(savedInstanceState)
    WechatPayment.api?.handleIntent(intent, this) ?: finish()
  }

  override fun onNewIntent(intent: Intent) {
    super.onNewIntent(intent)
    WechatPayment.api?.handleIntent(intent, this)
  }

  override fun onReq(request: BaseReq) = finish()

  override fun onResp(response: BaseResp) {
    WechatPayment.answer(response.errCode)
    finish()
  }
}
