import type { BottomButton } from './host-state.ts';
import type { Method, MethodData } from './method.ts';

const positions = ['left', 'right', 'top', 'bottom'] as const;

export const buttonMethods: Record<string, Method> = {
  web_app_setup_main_button: (state, data) => ({
    set: { mainButton: changed(state.mainButton, data) },
  }),
  web_app_setup_secondary_button: (state, data) => ({
    set: { secondaryButton: changed(state.secondaryButton, data) },
  }),
  web_app_setup_back_button: (_, data) => ({
    set: { backButton: data.flag('is_visible') ?? false },
  }),
  web_app_setup_settings_button: (_, data) => ({
    set: { settingsButton: data.flag('is_visible') ?? false },
  }),
};

function changed(button: BottomButton, data: MethodData): BottomButton {
  const text = data.text('text')?.trim() ?? button.text;
  return {
    // Telegram does not show a button without a text, even if the app sets it visible.
    visible: (data.flag('is_visible') ?? button.visible) && text !== '',
    active: data.flag('is_active') ?? button.active,
    progress: data.flag('is_progress_visible') ?? button.progress,
    shine: data.flag('has_shine_effect') ?? button.shine,
    text,
    color: data.text('color') ?? button.color,
    textColor: data.text('text_color') ?? button.textColor,
    position: positions.find((position) => position === data.text('position')) ?? button.position,
  };
}
