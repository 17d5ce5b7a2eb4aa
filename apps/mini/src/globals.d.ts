/// <reference types="@tarojs/taro" />
declare module '*.css';
