#import <React/RCTBridgeModule.h>

@interface RCT_EXTERN_MODULE(VitrineHaptics, NSObject)
RCT_EXTERN_METHOD(confirm:(RCTPromiseResolveBlock)resolve reject:(RCTPromiseRejectBlock)reject)
@end

@interface RCT_EXTERN_MODULE(VitrinePush, NSObject)
RCT_EXTERN_METHOD(find:(RCTPromiseResolveBlock)resolve reject:(RCTPromiseRejectBlock)reject)
RCT_EXTERN_METHOD(register:(BOOL)mayAsk resolve:(RCTPromiseResolveBlock)resolve reject:(RCTPromiseRejectBlock)reject)
@end

@interface RCT_EXTERN_MODULE(VitrinePay, NSObject)
RCT_EXTERN_METHOD(payByWechat:(NSDictionary *)request resolve:(RCTPromiseResolveBlock)resolve reject:(RCTPromiseRejectBlock)reject)
RCT_EXTERN_METHOD(payByAlipay:(NSString *)orderString resolve:(RCTPromiseResolveBlock)resolve reject:(RCTPromiseRejectBlock)reject)
@end
