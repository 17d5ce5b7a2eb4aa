import AlipaySDK
import React
import UIKit
import UserNotifications
import WechatOpenSDK

private let unsupported = "unsupported"

@objc(VitrineHaptics)
class VitrineHaptics: NSObject {
  @objc static func requiresMainQueueSetup() -> Bool { false }

  @objc func confirm(_ resolve: @escaping RCTPromiseResolveBlock, reject: RCTPromiseRejectBlock) {
    DispatchQueue.main.async {
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      resolve(true)
    }
  }
}

/// The token of Apple reaches the app's delegate, which posts it here.
@objc(VitrinePush)
public class VitrinePush: NSObject {
  @objc static func requiresMainQueueSetup() -> Bool { false }
  private static var waiting: [RCTPromiseResolveBlock] = []

  public static func finish(token: Data?) {
    let text = token?.map { String(format: "%02x", $0) }.joined()
    let answer: [String: Any] =
      text.map { ["status": "registered", "vendor": "apns", "token": $0] }
      ?? ["status": unsupported, "lack": "not-set-up"]
    waiting.forEach { $0(answer) }
    waiting = []
  }

  @objc func find(_ resolve: @escaping RCTPromiseResolveBlock, reject: RCTPromiseRejectBlock) {
    UNUserNotificationCenter.current().getNotificationSettings { settings in
      switch settings.authorizationStatus {
      case .authorized: resolve(["status": "allowed"])
      case .notDetermined: resolve(["status": "unasked"])
      default: resolve(["status": "denied"])
      }
    }
  }

  @objc func register(
    _ mayAsk: Bool, resolve: @escaping RCTPromiseResolveBlock, reject: RCTPromiseRejectBlock
  ) {
    let center = UNUserNotificationCenter.current()
    let finish = { (isAllowed: Bool) in
      guard isAllowed else { return resolve(["status": "refused"]) }
      DispatchQueue.main.async {
        VitrinePush.waiting.append(resolve)
        UIApplication.shared.registerForRemoteNotifications()
      }
    }
    center.getNotificationSettings { settings in
      if settings.authorizationStatus == .notDetermined && mayAsk {
        center.requestAuthorization(options: [.alert, .sound, .badge]) { isAllowed, _ in
          finish(isAllowed)
        }
      } else {
        finish(settings.authorizationStatus == .authorized)
      }
    }
  }
}

/// Both apps answer by a link of the app, which its delegate gives to `handle`.
@objc(VitrinePay)
public class VitrinePay: NSObject, WXApiDelegate {
  @objc static func requiresMainQueueSetup() -> Bool { false }
  private static let delegate = VitrinePay()
  private static var waiting: RCTPromiseResolveBlock?
  /// The universal link of the shop and the scheme of the app, which the delegate sets at the start.
  public static var universalLink = ""
  public static var scheme = ""

  private static func answer(_ code: Any) {
    waiting?(code)
    waiting = nil
  }

  public static func handle(_ url: URL) -> Bool {
    if url.host == "safepay" {
      AlipaySDK.defaultService().processOrder(withPaymentResult: url) { result in
        answer(result?["resultStatus"] ?? "failed")
      }
      return true
    }
    return WXApi.handleOpen(url, delegate: delegate)
  }

  public static func handle(_ activity: NSUserActivity) -> Bool {
    WXApi.handleOpenUniversalLink(activity, delegate: delegate)
  }

  public func onResp(_ response: BaseResp) {
    if response is PayResp { VitrinePay.answer(response.errCode) }
  }

  @objc func payByWechat(
    _ request: NSDictionary, resolve: @escaping RCTPromiseResolveBlock, reject: RCTPromiseRejectBlock
  ) {
    let text = { (name: String) in request[name] as? String ?? "" }
    DispatchQueue.main.async {
      WXApi.registerApp(text("appId"), universalLink: VitrinePay.universalLink)
      guard WXApi.isWXAppInstalled() else { return resolve(unsupported) }
      let payment = PayReq()
      payment.partnerId = text("partnerId")
      payment.prepayId = text("prepayId")
      payment.package = text("packageValue")
      payment.nonceStr = text("nonceStr")
      payment.timeStamp = UInt32(text("timeStamp")) ?? 0
      payment.sign = text("sign")
      VitrinePay.answer(-2)
      VitrinePay.waiting = resolve
      WXApi.send(payment) { isSent in if !isSent { VitrinePay.answer(-1) } }
    }
  }

  @objc func payByAlipay(
    _ orderString: String, resolve: @escaping RCTPromiseResolveBlock, reject: RCTPromiseRejectBlock
  ) {
    DispatchQueue.main.async {
      VitrinePay.answer("6001")
      VitrinePay.waiting = resolve
      AlipaySDK.defaultService().payOrder(orderString, fromScheme: VitrinePay.scheme) { result in
        VitrinePay.answer(result?["resultStatus"] ?? "failed")
      }
    }
  }
}
