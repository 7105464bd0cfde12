import type { BottomButton, HostDevice, HostState, HostStorages } from './host-state.ts';

export function isPhone(platform: string): boolean {
  return platform === 'ios' || platform === 'android';
}

/** Returns Telegram's state at the launch, with the data that the app has saved in earlier launches. */
export function openHost(
  device: HostDevice,
  { cloud = {}, deviceStorage = {}, secureStorage = {} }: Partial<HostStorages> = {},
): HostState {
  const button: BottomButton = {
    visible: false,
    active: true,
    progress: false,
    shine: false,
    text: 'Continue',
    color: 'button_color',
    textColor: 'button_text_color',
    position: 'left',
  };
  return {
    device,
    open: true,
    ready: false,
    expanded: !(isPhone(device.platform) && device.opening === 'button'),
    fullscreen: false,
    visible: true,
    reloadSupported: false,
    viewport: { width: 0, height: 0 },
    mainButton: button,
    secondaryButton: {
      ...button,
      text: 'Cancel',
      color: 'bottom_bar_bg_color',
      textColor: 'button_color',
    },
    backButton: false,
    settingsButton: false,
    headerColor: 'header_bg_color',
    backgroundColor: 'bg_color',
    bottomBarColor: 'bottom_bar_bg_color',
    confirmsClosing: false,
    verticalSwipes: true,
    homeScreen: false,
    sheet: null,
    notice: null,
    haptics: { count: 0, last: '' },
    cloud,
    deviceStorage,
    secureStorage,
  };
}
