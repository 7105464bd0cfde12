const mobilePlatforms: readonly string[] = ['android', 'android_x', 'ios'];

/** Returns true for Telegram's name of a phone or tablet platform. Ripples are for all others (spec §2). */
export function isMobilePlatform(platform: string): boolean {
  return mobilePlatforms.includes(platform);
}
