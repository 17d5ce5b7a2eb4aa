package com.helloworld

import android.content.Context
import android.os.Build
import android.view.HapticFeedbackConstants
import com.alipay.sdk.app.PayTask
import com.facebook.react.ReactPackage
import com.facebook.react.bridge.Arguments
import com.facebook.react.bridge.NativeModule
import com.facebook.react.bridge.Promise
import com.facebook.react.bridge.ReactApplicationContext
import com.facebook.react.bridge.ReactContextBaseJavaModule
import com.facebook.react.bridge.ReactMethod
import com.facebook.react.bridge.ReadableMap
import com.facebook.react.bridge.UiThreadUtil
import com.facebook.react.uimanager.ViewManager
import com.tencent.mm.opensdk.modelpay.PayReq
import com.tencent.mm.opensdk.openapi.IWXAPI
import com.tencent.mm.opensdk.openapi.WXAPIFactory
import kotlin.concurrent.thread

private const val UNSUPPORTED = "unsupported"

/** The answer of a port that does nothing here, with what is lacking. */
private fun unsupported(lack: String) =
    Arguments.createMap().apply {
      putString("status", UNSUPPORTED)
      putString("lack", lack)
    }

class VitrineHaptics(context: ReactApplicationContext) : ReactContextBaseJavaModule(context) {
  override fun getName() = "VitrineHaptics"

  @ReactMethod
  fun confirm(promise: Promise) {
    UiThreadUtil.runOnUiThread {
      val view = reactApplicationContext.currentActivity?.window?.decorView
      val effect =
          if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) HapticFeedbackConstants.CONFIRM
          else HapticFeedbackConstants.VIRTUAL_KEY
      promise.resolve(view?.performHapticFeedback(effect) ?: false)
    }
  }
}

/** Each maker's SDK comes from the maker, so that this build has none: a shop that has one registers it here. */
class VitrinePush(context: ReactApplicationContext) : ReactContextBaseJavaModule(context) {
  override fun getName() = "VitrinePush"

  @ReactMethod
  fun find(promise: Promise) {
    promise.resolve(unsupported("no-sdk"))
  }

  @ReactMethod
  fun register(mayAsk: Boolean, promise: Promise) {
    promise.resolve(unsupported("no-sdk"))
  }
}

/** The one payment that WeChat is open for; its reply comes by an activity of its own. */
object WechatPayment {
  var api: IWXAPI? = null
  private var waiting: Promise? = null

  fun open(context: Context, appId: String): IWXAPI =
      WXAPIFactory.createWXAPI(context, appId, true).also {
        it.registerApp(appId)
        api = it
      }

  fun wait(promise: Promise) {
    waiting?.resolve(-2)
    waiting = promise
  }

  fun answer(code: Int) {
    waiting?.resolve(code)
    waiting = null
  }
}

class VitrinePay(context: ReactApplicationContext) : ReactContextBaseJavaModule(context) {
  override fun getName() = "VitrinePay"

  @ReactMethod
  fun payByWechat(request: ReadableMap, promise: Promise) {
    val api = WechatPayment.open(reactApplicationContext, request.getString("appId") ?: "")
    if (!api.isWXAppInstalled) return promise.resolve(UNSUPPORTED)
    val payment =
        PayReq().apply {
          appId = request.getString("appId")
          partnerId = request.getString("partnerId")
          prepayId = request.getString("prepayId")
          packageValue = request.getString("packageValue")
          nonceStr = request.getString("nonceStr")
          timeStamp = request.getString("timeStamp")
          sign = request.getString("sign")
        }
    WechatPayment.wait(promise)
    if (!api.sendReq(payment)) WechatPayment.answer(-1)
  }

  @ReactMethod
  fun payByAlipay(orderString: String, promise: Promise) {
    val activity = reactApplicationContext.currentActivity ?: return promise.resolve(UNSUPPORTED)
    // The SDK waits for the shopper, which the thread of the screen must not.
    thread { promise.resolve(PayTask(activity).payV2(orderString, true)["resultStatus"]) }
  }
}

class VitrinePorts : ReactPackage {
  @Deprecated("Modules of this kind are still created by it")
  override fun createNativeModules(context: ReactApplicationContext): List<NativeModule> =
      listOf(VitrineHaptics(context), VitrinePush(context), VitrinePay(context))

  override fun createViewManagers(context: ReactApplicationContext): List<ViewManager<*, *>> =
      emptyList()
}
