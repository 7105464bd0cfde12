const mobilePlatforms: readonly string[] = ['android', 'android_x', 'ios'];

/** Whether the messenger's platform name is a phone's or a tablet's; ripples are for all others (spec §2). */
export function isMobilePlatform(platform: string): boolean {
  return mobilePlatforms.includes(platform);
}
