/** The part of an app's manifest that a wallet shows. */
export type Manifest = {
  url: string;
  name: string;
  iconUrl: string;
};

export function appManifest(origin: string): Manifest {
  return { url: origin, name: 'Bold', iconUrl: `${origin}/icon-180.png` };
}

/** The reason why a manifest cannot be read: TON Connect's error code 2 (not found) or 3 (wrong content). */
type ManifestError = 'not found' | 'content';

export async function readManifest(url: string): Promise<Manifest | ManifestError> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) return 'not found';
  const content: unknown = await response.json().catch(() => undefined);
  return isManifest(content) ? content : 'content';
}

function isManifest(content: unknown): content is Manifest {
  if (typeof content !== 'object' || content === null) return false;
  const { url, name, iconUrl } = content as Record<string, unknown>;
  return [url, iconUrl].every(isAddress) && typeof name === 'string' && name !== '';
}

const isAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value);
