type AppNames = { botUsername: string; appName: string };

/** Returns the link to the app (decisions §7). */
export function appLink({ botUsername, appName }: AppNames, startParameter?: string): string {
  const link = `https://t.me/${botUsername}/${appName}`;
  return startParameter === undefined ? link : `${link}?startapp=${startParameter}`;
}
